// A site with an admin at work on the directors, and the feed they come from.
import { expect } from 'vitest';
import type { AdminDirector, AdminDirectorPage } from '#domain/admin/directors.ts';
import type { Changes } from '#server/db/changes.ts';
import type { Queries } from '#server/db/database.ts';
import {
  auditLog,
  creativeDirectors,
  directorCatalogue,
  directorSyncs,
} from '#server/db/schema.ts';
import { syncDirectors } from '#server/directors/feed/sync.ts';
import { rowsReading, testFeed } from './directors-feed.ts';
import { openTestSite } from './open-test-site.ts';
import { signUpAdmin } from './sign-up-admin.ts';

export type DirectorsDesk = Awaited<ReturnType<typeof openDirectorsDesk>>;

export const directorsPath = '/api/admin/directors';
const never = new AbortController().signal;

export async function readAnswer<Answer>(answer: Promise<Response>, status = 200): Promise<Answer> {
  const response = await answer;
  const text = await response.text();
  expect(response.status, text).toBe(status);
  return JSON.parse(text) as Answer;
}

export async function openDirectorsDesk() {
  const feed = testFeed(rowsReading([]));
  const site = await openTestSite({}, { directorsFeed: feed });
  const { db, changes } = site.services;
  const { ask } = await signUpAdmin(site);
  const post = (to: string, body: unknown = {}) =>
    ask(to, { method: 'POST', body: JSON.stringify(body) });
  const list = (query = '') => readAnswer<AdminDirectorPage>(ask(`${directorsPath}?${query}`));
  return {
    site,
    db,
    feed,
    ask,
    post,
    list,
    close: () => site.close(),
    /** As if nobody had done anything yet; what was announced of it has been heard. */
    async clear() {
      for (const table of [creativeDirectors, directorSyncs, auditLog]) await db.delete(table);
      await db.update(directorCatalogue).set({ feed: null, fingerprint: null, synced_at: null });
      await untilHeard(changes, db);
    },
    create: (body: object) => readAnswer<AdminDirector>(post(directorsPath, body), 201),
    patch: (id: string, body: object) =>
      ask(`${directorsPath}/${id}`, { method: 'PATCH', body: JSON.stringify(body) }),
    read: (id: string) => readAnswer<AdminDirector>(ask(`${directorsPath}/${id}`)),
    names: async (query: string) => (await list(query)).directors.map(({ name }) => name),
    async inPublic() {
      const asked = site.ask('/api/directors?limit=100');
      const { directors } = await readAnswer<{ directors: { name: string }[] }>(asked);
      return directors.map(({ name }) => name);
    },
    /** Reads a feed of these rows, which nobody has read before. */
    sync(...rows: object[]) {
      feed.next = rowsReading(rows);
      return syncDirectors(site.services, never, { force: true });
    },
    readFeed: (options?: { force: boolean }) => syncDirectors(site.services, never, options),
    async acts() {
      const rows = await db.select().from(auditLog).orderBy(auditLog.at);
      return rows.map(({ action, details }) => ({ action, details }));
    },
    importCsv: (csv: string | Uint8Array<ArrayBuffer>, dry = false) =>
      ask(`${directorsPath}/import${dry ? '?dry-run=true' : ''}`, {
        method: 'POST',
        body: csv,
        headers: { 'Content-Type': 'text/csv' },
      }),
    waiting: async (queue: string) =>
      (await site.jobs.counts()).find((one) => one.queue === queue)?.waiting ?? 0,
  };
}

// Announcements come in the order of their commits, on PostgreSQL some time after them.
async function untilHeard({ announce, subscribe }: Changes, db: Queries): Promise<void> {
  const heard = Promise.withResolvers<void>();
  const stop = subscribe('leads', () => heard.resolve());
  await announce(db, 'leads');
  await heard.promise;
  stop();
}
