import type { Viewer } from '#domain/accounts/viewer.ts';
import type { MemberProjects } from '#domain/projects/member-projects.ts';
import { mostProjectsListed } from '#domain/projects/project.ts';
import { readBids } from '../bidding/read-bids.ts';
import { findChosenDirector } from '../directors/chosen-director.ts';
import type { Services } from '../services.ts';
import { readShare } from '../sharing/read-share.ts';
import { findDeleted } from './archive.ts';
import { findOwnProject } from './find-project.ts';
import { listProjects } from './list-projects.ts';
import { listTakes } from './list-takes.ts';
import { presentWholeProject } from './present-project.ts';

type Parts = Pick<Services, 'candidates' | 'config' | 'db' | 'now' | 'secret'>;

/** The projects of one member, for the pages. */
export const memberProjects = (services: Parts, viewer: Viewer): MemberProjects => ({
  async list() {
    const { db, now } = services;
    return (await listProjects(db, viewer.id, { limit: mostProjectsListed }, now())).projects;
  },
  async find(id) {
    const { db } = services;
    const row = await findOwnProject(db, viewer, id);
    if (!row) return null;
    const director = await findChosenDirector(db, row.form_data.selectedDirector ?? '');
    return {
      project: presentWholeProject(row, viewer),
      ...(await listTakes(db, row.id)),
      director: director && { id: director.id, name: director.name },
    };
  },
  findDeleted: (id) => findDeleted(services, viewer, id),
  findShare: (id) => readShare(services, viewer, id),
  findBids: (id) => readBids(services, viewer, id),
});
