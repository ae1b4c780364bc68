// A site with an admin who asks for what the house sees.
import { expect } from 'vitest';
import type { z } from 'zod';
import { adminProjectPage } from '#domain/admin/project-list.ts';
import { adminStats } from '#domain/admin/stats.ts';
import {
  auditLog,
  directorSyncs,
  mails,
  orders,
  projects,
  submissionLogs,
} from '#server/db/schema.ts';
import { openTestSite } from './open-test-site.ts';
import { signUpAdmin } from './sign-up-admin.ts';

export type AdminDesk = Awaited<ReturnType<typeof openAdminDesk>>;

export async function openAdminDesk() {
  const site = await openTestSite();
  const { db } = site.services;
  const { admin, ask } = await signUpAdmin(site);
  const get = async <Schema extends z.ZodType>(path: string, schema: Schema) => {
    const answer = await ask(`/api/admin/${path}`);
    const body = await answer.text();
    expect(answer.status, body).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    return schema.parse(JSON.parse(body));
  };
  const list = (query = '') => get(`projects?${query}`, adminProjectPage);
  return {
    site,
    db,
    admin,
    ask,
    get,
    list,
    names: async (query = '') => (await list(query)).rows.map(({ name }) => name),
    stats: () => get('stats', adminStats),
    close: () => site.close(),
    /** As if nobody had done anything yet. */
    async clear() {
      for (const table of [orders, projects, submissionLogs, mails, directorSyncs, auditLog]) {
        await db.delete(table);
      }
    },
  };
}
