import type { Viewer } from '#domain/accounts/viewer.ts';
import type { MemberProjects } from '#domain/projects/member-projects.ts';
import { mostProjectsListed } from '#domain/projects/project.ts';
import type { Services } from '../services.ts';
import { findOwnProject } from './find-project.ts';
import { listProjects } from './list-projects.ts';
import { listTakes } from './list-takes.ts';
import { presentWholeProject } from './present-project.ts';

/** The projects of one member, for the pages. */
export const memberProjects = ({ db }: Pick<Services, 'db'>, viewer: Viewer): MemberProjects => ({
  async list() {
    return (await listProjects(db, viewer.id, { limit: mostProjectsListed })).projects;
  },
  async find(id) {
    const row = await findOwnProject(db, viewer, id);
    if (!row) return null;
    return { project: presentWholeProject(row, viewer), takes: await listTakes(db, row.id) };
  },
});
