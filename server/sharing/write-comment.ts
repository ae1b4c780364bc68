import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { primaryPlatformOf } from '#domain/projects/project-format.ts';
import { mostComments } from '#domain/sharing/comment.ts';
import { type NamedPlace, placeId, placesOf } from '#domain/sharing/place.ts';
import { AppError } from '../app-error.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { projectComments, projects } from '../db/schema.ts';
import type { ProjectRow } from '../projects/find-project.ts';
import type { Services } from '../services.ts';
import type { Asker } from './asker.ts';
import { admitGuest } from './guests.ts';
import { writingRules } from './limits.ts';
import { noteFeedback } from './tell-owner.ts';
import { spokenOf } from './work-of.ts';

type Said = { id: string; name: string; text: string } & (
  | { about: string; parent?: never }
  | { parent: string; about?: never }
);
type Row = typeof projectComments.$inferInsert;

/**
 * Keeps what a guest says, and gives its id; the same form sent again gives the same. Throws
 * 'forbidden', 'too-many-requests', 'conflict' where the project holds no more, and 'invalid-input'
 * for what is not there to be spoken of.
 */
export async function writeComment(
  services: Services,
  { id: projectId }: ProjectRow,
  asker: Asker,
  said: Said,
): Promise<string> {
  const at = services.now();
  return services.db.transaction(async (tx) => {
    const project = await lockShared(tx, projectId);
    const place = await placeOf(tx, project, said);
    const guest = await admitGuest(services, tx, project, asker, said.name);
    const { name, text } = said;
    const [same] = await tx.select().from(projectComments).where(eq(projectComments.id, said.id));
    // A first press may have brought no key yet: the same form is known by what it says.
    if (same?.project_id === projectId && same.name === name && same.text === text) return same.id;
    await services.limits.take(writingRules(asker, projectId), at, tx);
    const row = { name, text, ...place, project_id: projectId, guest_id: guest.id, created_at: at };
    const id = await insertComment(tx, { ...row, id: same ? randomUUID() : said.id });
    await noteFeedback(services, tx, project);
    return id;
  });
}

/** Adds a comment to a project whose row is locked. Throws 'conflict' where it holds no more. */
export async function insertComment(tx: Transaction, row: Row): Promise<string> {
  const held = await tx.$count(projectComments, eq(projectComments.project_id, row.project_id));
  if (held >= mostComments) throw tooMany();
  await tx.insert(projectComments).values(row);
  return row.id;
}

/** The project as it stands, for whoever adds to what is said of it: one after the other. */
export async function lockShared(tx: Transaction, id: string): Promise<ProjectRow> {
  const [project] = await tx.select().from(projects).where(eq(projects.id, id)).for('update');
  if (!project) throw new AppError('not-found', 'This is not there any more.');
  return project;
}

async function placeOf(queries: Queries, project: ProjectRow, { about, parent }: Said) {
  if (parent !== undefined) return placeOfThread(queries, project.id, parent);
  const place = placesOf(spokenOf(project)).find((one) => placeId(one) === about);
  if (!place) throw noPlace('about', 'This is not there any more. Please choose again.');
  // Which cut it was, should another one be the first later.
  const cut = place.part === 'whole' ? null : (place.cut ?? primaryPlatformOf(project) ?? null);
  return { ...place, cut, parent_id: null };
}

/** What the answer to a comment is about; the answer to an answer stands in the same thread. */
export async function placeOfThread(
  queries: Queries,
  projectId: string,
  commentId: string,
): Promise<NamedPlace & { parent_id: string }> {
  const isThis = and(eq(projectComments.id, commentId), eq(projectComments.project_id, projectId));
  const [found] = z.uuid().safeParse(commentId).success
    ? await queries.select().from(projectComments).where(isThis)
    : [];
  if (!found) throw noPlace('parent', 'This comment is not there any more.');
  const { part, number, cut, about, parent_id } = found;
  return { part, number, cut, about, parent_id: parent_id ?? found.id };
}

const noPlace = (path: string, message: string) =>
  new AppError('invalid-input', message, { fields: [{ path, message }] });
const tooMany = () =>
  new AppError('conflict', 'There are as many comments here as a project takes.');
