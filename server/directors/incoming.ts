// Many rows at once, without those who read the embedded database having to wait for them. They are
// made ready beside the table, some at a time and seen by nobody; joined to it at one stroke, as
// tables that it inherits from, while the rows they replace are deleted; and then moved into it, some
// at a time again, which changes nothing for who reads. A process that dies leaves either nothing that
// is seen or all of it: the next start throws away what was not joined and moves what was.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries, Transaction } from '../db/database.ts';
import { directorSearch, creativeDirectors as table } from '../db/schema.ts';
import { lockDirectors } from './house-words.ts';
import { isOfACopy } from './picture-rows.ts';

/** Fewer are written as quickly in one transaction. */
const many = 200;
const addedAtOnce = 50;
/** These are entered into the index of pieces of text as well. */
const movedAtOnce = 20;

/** Whether so many rows had better come this way. Nobody waits for a transaction of PostgreSQL. */
export const comesApart = (databaseUrl: string | undefined, rows: number): boolean =>
  databaseUrl === undefined && rows > many;

const incoming = sql.identifier('incoming_directors');
const incomingSearch = sql.identifier('incoming_director_search');
const names = Object.keys(getTableColumns(table));
const columns = listOf(names);
const copies = names.filter(isOfACopy);
const keys = listOf(Object.keys(getTableColumns(directorSearch)));

function listOf(all: readonly string[], of?: string): SQL {
  const prefix = of === undefined ? sql`` : sql`${sql.identifier(of)}.`;
  return sql.join(
    all.map((name) => sql`${prefix}${sql.identifier(name)}`),
    sql`, `,
  );
}

/** Makes room for rows to come. One at a time may do so. */
export async function openIncoming(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create table ${incoming} (like ${table} including all)`);
    // Without the index of pieces of text, which costs more than all the rest: it is done without
    // for the moment these rows are here.
    await tx.execute(sql`create table ${incomingSearch} (like ${directorSearch})`);
    await tx.execute(sql`alter table ${incomingSearch} add primary key (id)`);
    await tx.execute(sql`create index on ${incomingSearch} (sort_name, id)`);
  });
}

/**
 * Adds rows with everything but what is known of pictures. Of `kept` columns, what the table has of
 * the director counts; `activeAsKept` leaves off whom the house suspended.
 */
export async function addIncoming(
  db: Database,
  all: readonly object[],
  { kept = [], activeAsKept = false, signal }: AddedRows = {},
): Promise<void> {
  const values = sql.join(
    names.map((name) => columnValue(name, kept, activeAsKept)),
    sql`, `,
  );
  for (let at = 0; at < all.length; at += addedAtOnce) {
    await nextTurn();
    signal?.throwIfAborted();
    const json = JSON.stringify(all.slice(at, at + addedAtOnce));
    await add(
      db,
      sql`select ${values} from jsonb_populate_recordset(null::${table}, ${json}::text::jsonb) fed
        left join ${table} kept on kept.id = fed.id`,
    );
  }
}
type AddedRows = { kept?: readonly string[]; activeAsKept?: boolean; signal?: AbortSignal };

function columnValue(name: string, kept: readonly string[], activeAsKept: boolean): SQL {
  const column = sql.identifier(name);
  if (copies.includes(name))
    return name.endsWith('_tries') ? sql`coalesce(kept.${column}, 0)` : sql`kept.${column}`;
  if (name === 'active' && activeAsKept) return sql`not coalesce(kept.suspended, false)`;
  return kept.includes(name) ? sql`coalesce(kept.${column}, fed.${column})` : sql`fed.${column}`;
}

/** Adds the directors of these ids as they are, but switched off. */
export async function addSwitchedOff(
  db: Database,
  ids: readonly string[],
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<void> {
  const values = sql.join(
    names.map((name) => {
      if (name === 'active') return sql`false`;
      return name === 'updated_at' ? sql`${now.toISOString()}::timestamptz` : sql.identifier(name);
    }),
    sql`, `,
  );
  for (let at = 0; at < ids.length; at += addedAtOnce) {
    await nextTurn();
    signal.throwIfAborted();
    const json = JSON.stringify(ids.slice(at, at + addedAtOnce));
    await add(
      db,
      sql`select ${values} from ${table}
        where id in (select jsonb_array_elements_text(${json}::text::jsonb))`,
    );
  }
}

const add = (db: Database, rows: SQL) =>
  db.execute(sql`
    with added as (insert into ${incoming} (${columns}) ${rows} returning *)
    insert into ${incomingSearch} (${keys}) select ${keys} from added where active`);

/** Puts what came in the place of what was there. */
export async function joinIncoming(tx: Transaction): Promise<void> {
  // Pictures are copied meanwhile.
  await tx.execute(sql`
    update ${incoming} come set (${listOf(copies)}) = row(${listOf(copies, 'kept')})
    from ${table} kept where kept.id = come.id
      and (${listOf(copies, 'kept')}) is distinct from (${listOf(copies, 'come')})`);
  await tx.execute(
    sql`delete from only ${table} kept using ${incoming} come where kept.id = come.id`,
  );
  await tx.execute(sql`alter table ${incoming} inherit ${table}`);
  await tx.execute(sql`alter table ${incomingSearch} inherit ${directorSearch}`);
}

/** Moves what was joined into the table, and takes away what was not. */
export async function settleIncoming(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`
    select exists (select from pg_inherits where inhrelid = class.oid) as joined
    from pg_class class where oid = to_regclass('incoming_directors')`);
  const [left] = rows;
  if (!left) return;
  while (left.joined && (await db.transaction(moveSome))) await nextTurn();
  await db.transaction(async (tx) => {
    await lockDirectors(tx);
    await tx.execute(sql`drop table if exists ${incoming}, ${incomingSearch}`);
  });
}

async function moveSome(tx: Transaction): Promise<boolean> {
  await lockDirectors(tx);
  if (!(await isThere(tx))) return false;
  // New keys wait in a list until it is full: of a short one nobody notices when it is emptied.
  await tx.execute(sql`set local gin_pending_list_limit = '512kB'`);
  const { rows } = await tx.execute(sql`
    with moved as (
      delete from ${incoming}
      where id = any (array(select id from ${incoming} limit ${movedAtOnce})) returning *
    ), gone as (
      delete from ${incomingSearch} where id in (select id from moved)
    ), entered as (
      insert into ${table} (${columns}) select ${columns} from moved on conflict (id) do nothing
    )
    select count(*)::int as moved from moved`);
  return Number(rows[0]?.moved) > 0;
}

/** Another process may have ended it. */
async function isThere(tx: Queries): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select to_regclass('incoming_directors') is not null as it`,
  );
  return rows[0]?.it === true;
}

const turns = new WeakMap<Database, Promise<unknown>>();

/** One at a time in this process writes many directors. */
export function inTurn<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const turn = async () => {
    await settleIncoming(db); // of one that could not
    return work();
  };
  const done = (turns.get(db) ?? Promise.resolve()).then(turn, turn);
  turns.set(db, done);
  return done;
}
