// What the table of directors knows of portraits.
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { creativeDirectors as table } from '../db/schema.ts';

/** `tries`: how often this address was tried in vain. */
export type DuePortrait = { id: string; address: string; tries: number };
/** `key` in our storage, or when to try again. */
export type TriedPortrait = { id: string; address: string } & (
  | { key: string; dueAt: null }
  | { key: null; dueAt: Date }
);

type Claim = { after: string; count: number; now: Date; leaseMs: number };

/**
 * Takes due portraits, by id: of addresses never tried and of those whose time has come. Nobody else
 * takes them before the lease is up, unless the feed names another address.
 */
export async function claimPortraits(
  db: Queries,
  { after, count, now, leaseMs }: Claim,
): Promise<DuePortrait[]> {
  const until = new Date(now.getTime() + leaseMs).toISOString();
  const { rows } = await db.execute(sql`
    with due as materialized (
      select id from ${table}
      where active and profile_image is not null and id > ${after}
        and (portrait_of is distinct from profile_image
          or portrait is null and portrait_due_at <= ${now.toISOString()})
      order by id limit ${count} for update skip locked
    ), claimed as (
      update ${table} director set
        portrait = null,
        portrait_of = profile_image,
        portrait_tries = case when portrait_of = profile_image then portrait_tries else 0 end,
        portrait_due_at = ${until}
      from due where director.id = due.id
      returning director.id, profile_image, portrait_tries
    )
    select * from claimed order by id`);
  return rows.map(({ id, profile_image, portrait_tries }) => ({
    id: String(id),
    address: String(profile_image),
    tries: Number(portrait_tries),
  }));
}

/** Keeps what came of it where the feed still names that address. Says whether pages show more now. */
export async function savePortraits(
  tx: Queries,
  tried: readonly TriedPortrait[],
): Promise<boolean> {
  if (tried.length === 0) return false;
  const { rows } = await tx.execute(sql`
    update ${table} director set
      portrait = tried.key,
      portrait_tries = case when tried.key is null then portrait_tries + 1 else 0 end,
      portrait_due_at = tried."dueAt"
    from jsonb_to_recordset(${JSON.stringify(tried)}::text::jsonb)
      tried (id text, address text, key text, "dueAt" timestamptz)
    where director.id = tried.id and portrait_of = tried.address
    returning active and portrait is not null as shown`);
  return rows.some(({ shown }) => shown);
}

/** When the first of those is due that were tried at most `mostTries` times; null when there is none. */
export async function nextRetryAt(db: Queries, mostTries: number): Promise<Date | null> {
  const { rows } = await db.execute(sql`
    select extract(epoch from min(portrait_due_at))::float8 as seconds from ${table}
    where active and portrait is null and portrait_of = profile_image
      and portrait_tries <= ${mostTries}`);
  const seconds = rows[0]?.seconds;
  return typeof seconds === 'number' ? new Date(seconds * 1000) : null;
}
