// Everything that is stored of a member, in readable form, without what would let anybody in.
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { listKeys } from '../../api-keys/member-keys.ts';
import type { Database } from '../../db/database.ts';
import {
  accounts,
  auditLog,
  leads,
  mails,
  orders,
  passkeys,
  productionRequests,
  productPictures,
  profiles,
  projects,
  projectTakes,
  sessions,
  submissionLogs,
  subscriptions,
  userRoles,
} from '../../db/schema.ts';
import { whyStopped } from '../../mail/suppression-list.ts';
import type { Services } from '../../services.ts';
import { exportShared } from '../../sharing/export-shared.ts';
import { theirLeads, theirMails, theirOrders, theirSubmissions } from './belongings.ts';

/**
 * What carries the member's id, and what was sent to or for their address without an account, once
 * it was proved to be theirs; nothing that another member sent, to whichever address. Visits and
 * generations are kept without a person. One JSON document, written as it is read: what a member has
 * can be more than should stand in memory. It is not one transaction, which would hold others up for
 * as long as the reader takes.
 */
export async function* exportAccount(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  member: Viewer,
  now: Date,
): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(now)}`;
  for (const [name, read] of Object.entries(small)) {
    yield `,"${name}":${JSON.stringify(await read(db, member))}`;
  }
  for (const [name, { ids, read, within }] of Object.entries(large)) {
    yield `,"${name}":[`;
    yield* list(
      db,
      (await ids(db, member)).map(({ id }) => id),
      read,
      within,
    );
    yield ']';
  }
  yield ',"product_pictures":[';
  yield* list(db, await picturesOf(db, member), (_, ids) => readPictures({ db, storage }, ids));
  yield ']';
  yield '}\n';
}

const small: Record<string, (db: Database, member: Viewer) => Promise<unknown>> = {
  async profile(db, { id }) {
    const [row] = await db.select().from(profiles).where(eq(profiles.id, id));
    return row;
  },
  sign_in: (db, { id }) =>
    db
      .select({
        kind: accounts.provider_id,
        identity: accounts.account_id,
        created_at: accounts.created_at,
        updated_at: accounts.updated_at,
      })
      .from(accounts)
      .where(eq(accounts.user_id, id)),
  passkeys(db, { id }) {
    const { public_key, credential_id, user_id, ...shown } = getTableColumns(passkeys);
    return db.select(shown).from(passkeys).where(eq(passkeys.user_id, id));
  },
  sessions(db, { id }) {
    const { token, user_id, ...shown } = getTableColumns(sessions);
    return db.select(shown).from(sessions).where(eq(sessions.user_id, id));
  },
  roles(db, { id }) {
    const { user_id, ...shown } = getTableColumns(userRoles);
    return db.select(shown).from(userRoles).where(eq(userRoles.user_id, id));
  },
  api_keys: async (db, member) => (await listKeys(db, member)).keys,
  no_more_mail_since: async (db, { email, email_verified }) => {
    const stop = await whyStopped(db, email);
    return email_verified && stop ? stop.created_at : null;
  },
};

type Large = {
  ids(db: Database, member: Viewer): Promise<{ id: string }[]>;
  /** Some rows at a time, in any order. */
  read(db: Database, ids: string[]): Promise<{ id: string }[]>;
  /** What is written into each, in turn: hundreds of takes in one piece would hold everybody up. */
  within?: {
    name: string;
    ids(db: Database, id: string): Promise<{ id: string }[]>;
    read: Large['read'];
  };
};
const large: Record<string, Large> = {
  projects: {
    ids: (db, { id }) =>
      db
        .select({ id: projects.id })
        .from(projects)
        .where(eq(projects.user_id, id))
        .orderBy(asc(projects.created_at), asc(projects.id)),
    read: readProjects,
    within: { name: 'takes', ids: takesOf, read: readTakes },
  },
  packages: {
    ids: (db, member) =>
      db
        .select({ id: submissionLogs.id })
        .from(submissionLogs)
        .where(theirSubmissions(member))
        .orderBy(asc(submissionLogs.created_at), asc(submissionLogs.id)),
    read: readPackages,
  },
  leads: {
    ids: (db, member) =>
      db
        .select({ id: leads.id })
        .from(leads)
        .where(theirLeads(db, member))
        .orderBy(asc(leads.created_at), asc(leads.id)),
    read(db, ids) {
      const { dedupe_key, attempts, last_error, ...shown } = getTableColumns(leads);
      return db.select(shown).from(leads).where(inArray(leads.id, ids));
    },
  },
  payments: {
    ids: (db, member) =>
      db
        .select({ id: orders.id })
        .from(orders)
        .where(theirOrders(db, member))
        .orderBy(asc(orders.created_at), asc(orders.id)),
    read(db, ids) {
      const { user_id, subject, check_at, ...shown } = getTableColumns(orders);
      return db.select(shown).from(orders).where(inArray(orders.id, ids));
    },
  },
  subscriptions: {
    ids: (db, { id }) =>
      db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(eq(subscriptions.user_id, id))
        .orderBy(asc(subscriptions.created_at), asc(subscriptions.id)),
    read(db, ids) {
      const { user_id, check_at, ...shown } = getTableColumns(subscriptions);
      return db.select(shown).from(subscriptions).where(inArray(subscriptions.id, ids));
    },
  },
  mails: {
    ids: (db, member) =>
      db
        .select({ id: mails.id })
        .from(mails)
        .where(theirMails(db, member))
        .orderBy(asc(mails.created_at), asc(mails.id)),
    read: (db, ids) =>
      db
        .select({
          id: mails.id,
          kind: mails.kind,
          to_address: mails.to_address,
          status: mails.status,
          created_at: mails.created_at,
          sent_at: mails.sent_at,
        })
        .from(mails)
        .where(inArray(mails.id, ids)),
  },
  /** When an administrator did what; not to whose. */
  admin_acts: {
    ids: (db, { id }) =>
      db
        .select({ id: auditLog.id })
        .from(auditLog)
        .where(eq(auditLog.admin_id, id))
        .orderBy(asc(auditLog.at), asc(auditLog.id)),
    read: (db, ids) =>
      db
        .select({ id: auditLog.id, at: auditLog.at, action: auditLog.action })
        .from(auditLog)
        .where(inArray(auditLog.id, ids)),
  },
};

async function readProjects(db: Database, ids: string[]) {
  const rows = await db.select().from(projects).where(inArray(projects.id, ids));
  const sharedOf = await exportShared(db, ids);
  return rows.map(({ user_id, draft_key, ...shown }) => ({
    ...shown,
    shared: sharedOf(shown.id),
  }));
}

function takesOf(db: Database, projectId: string) {
  return db
    .select({ id: projectTakes.id })
    .from(projectTakes)
    .where(eq(projectTakes.project_id, projectId))
    .orderBy(asc(projectTakes.created_at), asc(projectTakes.id));
}

function readTakes(db: Database, ids: string[]) {
  const { project_id, ...shown } = getTableColumns(projectTakes);
  return db.select(shown).from(projectTakes).where(inArray(projectTakes.id, ids));
}

async function readPackages(db: Database, ids: string[]) {
  const rows = await db
    .select()
    .from(submissionLogs)
    .leftJoin(productionRequests, eq(productionRequests.submission_id, submissionLogs.id))
    .where(inArray(submissionLogs.id, ids));
  return rows.map(
    ({ submission_logs: { user_id, dedupe_key, ...shown }, production_requests }) => ({
      ...shown,
      production_request: production_requests,
    }),
  );
}

async function picturesOf(db: Database, { id }: Viewer): Promise<string[]> {
  const rows = await db
    .select({ id: productPictures.id })
    .from(productPictures)
    .where(eq(productPictures.user_id, id))
    .orderBy(asc(productPictures.created_at), asc(productPictures.id));
  return rows.map((row) => row.id);
}

/** With the picture itself, in Base64: nobody but the member can fetch it. */
async function readPictures({ db, storage }: Pick<Services, 'db' | 'storage'>, ids: string[]) {
  const rows = await db.select().from(productPictures).where(inArray(productPictures.id, ids));
  return Promise.all(
    rows.map(async ({ user_id, guest, files, kept_until, ...shown }) => {
      const stored = await storage.get(files.source);
      return {
        ...shown,
        type: stored?.contentType ?? null,
        content: stored ? Buffer.from(stored.bytes).toString('base64') : null,
      };
    }),
  );
}

const atATime = 10;

async function* list(
  db: Database,
  ids: string[],
  read: Large['read'],
  within?: Large['within'],
): AsyncGenerator<string> {
  let separator = '';
  for (let start = 0; start < ids.length; start += atATime) {
    const batch = ids.slice(start, start + atATime);
    const rows = new Map((await read(db, batch)).map((row) => [row.id, row]));
    for (const id of batch) {
      const row = rows.get(id);
      if (!row) continue; // deleted meanwhile
      const text = JSON.stringify(row);
      yield separator + (within ? text.slice(0, -1) : text);
      if (within) {
        yield `,"${within.name}":[`;
        yield* list(
          db,
          (await within.ids(db, id)).map((one) => one.id),
          within.read,
        );
        yield ']}';
      }
      separator = ',';
    }
  }
}
