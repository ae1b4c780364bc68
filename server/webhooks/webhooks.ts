// The addresses that are told of events, as admins add, change and end them.
import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AuditAction } from '#domain/admin/audit.ts';
import {
  mostWebhooks,
  type NewWebhook,
  type Webhook,
  type WebhookChanges,
} from '#domain/webhooks/webhook.ts';
import { recordAct } from '../admin/audit/record-act.ts';
import { AppError } from '../app-error.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { webhooks } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { secretOf } from './sign-webhook.ts';

type Parts = Pick<Services, 'db' | 'now' | 'secret' | 'webhookSender'>;
type Row = typeof webhooks.$inferSelect;
type Made = Webhook & { secret: string };

export const noWebhook = () => new AppError('not-found', 'There is no webhook of this id.');
const isId = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

export async function listWebhooks(queries: Queries): Promise<{ webhooks: Webhook[] }> {
  const rows = await queries
    .select()
    .from(webhooks)
    .orderBy(desc(webhooks.created_at), desc(webhooks.id));
  return { webhooks: rows.map(present) };
}

/** Throws 'invalid-input' for where nothing may be sent, 'conflict' where there are too many. */
export async function addWebhook(
  { db, now, secret, webhookSender }: Parts,
  admin: Viewer,
  { url, events }: NewWebhook,
): Promise<Made> {
  const refusal = webhookSender.refuses(url);
  if (refusal) {
    throw new AppError('invalid-input', refusal, { fields: [{ path: 'url', message: refusal }] });
  }
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('webhooks'))`);
    if ((await tx.$count(webhooks)) >= mostWebhooks) {
      throw new AppError('conflict', `There are ${mostWebhooks} webhooks. Delete one first.`);
    }
    const made = { id: randomUUID(), url, events, created_at: now() };
    const [row] = await tx.insert(webhooks).values(made).returning();
    if (!row) throw new Error('A webhook that was added is not there.');
    await note(tx, admin, 'webhook.added', row, now());
    return { ...present(row), secret: secretOf(secret, row) };
  });
}

/** Throws 'not-found'. */
export async function changeWebhook(
  { db, now }: Parts,
  admin: Viewer,
  id: string,
  changes: WebhookChanges,
): Promise<Webhook> {
  return db.transaction(async (tx) => {
    const before = await lockWebhook(tx, id);
    if (Object.keys(changes).length === 0) return present(before);
    const [row = before] = await tx
      .update(webhooks)
      .set(changes)
      .where(eq(webhooks.id, id))
      .returning();
    await note(tx, admin, 'webhook.changed', row, now());
    return present(row);
  });
}

/** Throws 'not-found'. */
export async function deleteWebhook({ db, now }: Parts, admin: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockWebhook(tx, id);
    await tx.delete(webhooks).where(eq(webhooks.id, id));
    await note(tx, admin, 'webhook.deleted', row, now());
  });
}

/** Makes another secret; from now on nothing is signed with the one before. Throws 'not-found'. */
export async function renewSecret(
  { db, now, secret }: Parts,
  admin: Viewer,
  id: string,
): Promise<Made> {
  return db.transaction(async (tx) => {
    const { secret_version } = await lockWebhook(tx, id);
    const [row] = await tx
      .update(webhooks)
      .set({ secret_version: secret_version + 1 })
      .where(eq(webhooks.id, id))
      .returning();
    if (!row) throw noWebhook();
    await note(tx, admin, 'webhook.secret-renewed', row, now());
    return { ...present(row), secret: secretOf(secret, row) };
  });
}

/** Throws 'not-found'. */
export async function lockWebhook(tx: Transaction, id: string): Promise<Row> {
  const [row] = isId(id)
    ? await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
    : [];
  if (!row) throw noWebhook();
  return row;
}

// An address may hold a secret in its query, so that its host alone is written down.
const note = (tx: Transaction, admin: Viewer, action: AuditAction, row: Row, at: Date) =>
  recordAct(tx, {
    admin,
    action,
    target: { kind: 'webhook', id: row.id },
    details: { name: new URL(row.url).host, active: row.active, events: row.events },
    at,
  });

const present = ({ id, url, events, active, created_at }: Row): Webhook => ({
  id,
  url,
  events,
  active,
  created_at: created_at.toISOString(),
});
