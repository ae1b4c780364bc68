// What the owner does with what guests said.
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError } from '../app-error.ts';
import type { Transaction } from '../db/database.ts';
import { projectApprovals, projectComments, sharedGuests } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { ownerRules } from './limits.ts';
import { inOwnProject } from './manage-share.ts';
import { insertComment, placeOfThread } from './write-comment.ts';

type Of = { id: string };

/** The owner answers a comment under the name of their account. Throws 'not-found', 'invalid-input', 'conflict'. */
export async function answerComment(
  services: Services,
  viewer: Viewer,
  { id }: Of,
  { parent_id: parent, text }: { parent_id: string; text: string },
): Promise<void> {
  const at = services.now();
  await services.limits.take(ownerRules(viewer.id), at);
  await inOwnProject(services, viewer, id, async (tx, project) => {
    const place = await placeOfThread(tx, project.id, parent);
    const row = { name: viewer.full_name, text, project_id: project.id, created_at: at };
    await insertComment(tx, { id: randomUUID(), ...row, ...place });
  });
}

/** Says that a thread is done with, or is not. Throws 'not-found'. */
export const resolveThread = (
  services: Services,
  viewer: Viewer,
  { id, comment }: Of & { comment: string },
  resolved: boolean,
): Promise<void> =>
  inOwnProject(services, viewer, id, async (tx, project) => {
    const resolved_at = resolved ? services.now() : null;
    const isFirst = and(isComment(project.id, comment), isNull(projectComments.parent_id));
    const done = await tx
      .update(projectComments)
      .set({ resolved_at })
      .where(isFirst)
      .returning({ id: projectComments.id });
    if (done.length === 0) throw noComment();
  });

/** Removes a comment with what was answered to it. Throws 'not-found'. */
export const removeComment = (
  services: Services,
  viewer: Viewer,
  { id, comment }: Of & { comment: string },
): Promise<void> =>
  inOwnProject(services, viewer, id, async (tx, project) => {
    const gone = await tx
      .delete(projectComments)
      .where(isComment(project.id, comment))
      .returning({ id: projectComments.id });
    if (gone.length === 0) throw noComment();
  });

/** Takes nothing more from a guest, and removes what they said and approved. Throws 'not-found'. */
export const blockGuest = (
  services: Services,
  viewer: Viewer,
  { id, guest }: Of & { guest: string },
): Promise<void> =>
  inOwnProject(services, viewer, id, async (tx, project) => {
    const found = await setBlocked(tx, isGuest(project.id, guest), services.now());
    await tx.delete(projectComments).where(eq(projectComments.guest_id, found));
    await tx.delete(projectApprovals).where(eq(projectApprovals.guest_id, found));
  });

/** Lets a blocked guest write again. Throws 'not-found'. */
export const unblockGuest = (
  services: Services,
  viewer: Viewer,
  { id, guest }: Of & { guest: string },
): Promise<void> =>
  inOwnProject(services, viewer, id, async (tx, project) => {
    await setBlocked(tx, isGuest(project.id, guest), null);
  });

async function setBlocked(
  tx: Transaction,
  which: SQL | undefined,
  blocked_at: Date | null,
): Promise<string> {
  const [found] = await tx
    .update(sharedGuests)
    .set({ blocked_at })
    .where(which)
    .returning({ id: sharedGuests.id });
  if (!found) throw new AppError('not-found', 'There is no such guest.');
  return found.id;
}

const isComment = (projectId: string, id: string): SQL | undefined =>
  and(eq(projectComments.project_id, projectId), eq(projectComments.id, idIn(id)));
const isGuest = (projectId: string, id: string): SQL | undefined =>
  and(eq(sharedGuests.project_id, projectId), eq(sharedGuests.id, idIn(id)));

// What is no id names nothing.
function idIn(text: string): string {
  if (!z.uuid().safeParse(text).success) throw noComment();
  return text;
}
const noComment = () => new AppError('not-found', 'There is nothing of this id.');
