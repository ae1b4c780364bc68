// What the owner does with the link to their project.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { ShareSettings } from '#domain/sharing/share.ts';
import { hashPassword } from '../accounts/signing-in/hash-password.ts';
import { announce } from '../db/changes.ts';
import type { Transaction } from '../db/database.ts';
import { shares } from '../db/schema.ts';
import { lockOwnProject, noProject, type ProjectRow } from '../projects/find-project.ts';
import type { Services } from '../services.ts';
import type { ShareRow } from './find-share.ts';
import { ownerRules } from './limits.ts';

const day = 86_400_000;

/**
 * Makes the viewer's own project a link, or changes the one it has; what the settings leave out stays.
 * Throws 'not-found'.
 */
export async function changeShare(
  services: Services,
  viewer: Viewer,
  projectId: string,
  { days, passphrase, ...settings }: ShareSettings,
): Promise<void> {
  const at = services.now();
  await services.limits.take(ownerRules(viewer.id), at);
  const change = {
    ...settings,
    ...(days === undefined ? {} : { expires_at: days && new Date(at.getTime() + days * day) }),
    ...(passphrase === undefined
      ? {}
      : { passphrase: passphrase === null ? null : await hashPassword(passphrase) }),
  } as Partial<ShareRow>;
  await inOwnProject(services, viewer, projectId, async (tx, project) => {
    const row = { id: randomUUID(), project_id: project.id, created_at: at, ...change };
    const [share] = await tx
      .insert(shares)
      .values({ ...row, key: randomUUID() })
      .onConflictDoUpdate({ target: shares.project_id, set: { project_id: project.id, ...change } })
      .returning();
    // A link that was ended begins anew, under another address.
    if (share?.key === null)
      await tx.update(shares).set({ key: randomUUID() }).where(eq(shares.id, share.id));
  });
}

/** Gives the link another address; the one before leads nowhere. Throws 'not-found' where there is no link. */
export async function renewShare(
  services: Services,
  viewer: Viewer,
  projectId: string,
): Promise<void> {
  await services.limits.take(ownerRules(viewer.id), services.now());
  await inOwnProject(services, viewer, projectId, async (tx, { id }) => {
    const [share] = await tx.select().from(shares).where(eq(shares.project_id, id));
    if (!share?.key) throw noProject();
    await tx.update(shares).set({ key: randomUUID() }).where(eq(shares.id, share.id));
  });
}

/** Takes the link back; what was said stays with the project. */
export const endShare = (services: Services, viewer: Viewer, projectId: string): Promise<void> =>
  inOwnProject(services, viewer, projectId, (tx, { id }) => endLink(tx, id));

/** The same for a project locked in the caller's transaction. A link made later asks for nothing and never ends, unless told. */
export async function endLink(tx: Transaction, projectId: string): Promise<void> {
  await tx
    .update(shares)
    .set({ key: null, expires_at: null, passphrase: null })
    .where(and(eq(shares.project_id, projectId)));
}

/** Does something with the viewer's own project and what is said of it, and has their pages read it again. */
export async function inOwnProject(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  projectId: string,
  work: (tx: Transaction, project: ProjectRow) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await work(tx, await lockOwnProject(tx, viewer, projectId));
    await announce(tx, 'projects', viewer.id);
  });
}
