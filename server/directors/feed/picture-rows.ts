// What the table of directors knows of pictures that a feed names.
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { creativeDirectors as table } from '../../db/schema.ts';
import { type PictureKind, pictureKinds } from '../../gateways/director-pictures/port.ts';

/** The column with the address that a feed or the house gives. */
const addressColumns = {
  portrait: 'profile_image',
  'reel-poster': 'video_reel_poster',
} as const satisfies Record<PictureKind, keyof typeof table.$inferSelect>;

export type PictureColumn = (typeof addressColumns)[PictureKind];
export const pictureColumns = Object.values(addressColumns);
type Addresses = Partial<Record<PictureColumn, string | null>>;

/** The kinds of which `written` names a picture that `before` did not. */
export const picturesToCopy = (written: Addresses, before?: Addresses): PictureKind[] =>
  pictureKinds.filter((kind) => {
    const address = written[addressColumns[kind]];
    return address && address !== before?.[addressColumns[kind]];
  });

const prefixes: Record<PictureKind, string> = {
  portrait: 'portrait',
  'reel-poster': 'reel_poster',
};

/** Whether a column tells of a copy: no feed and no import writes it. */
export const isOfACopy = (column: string): boolean =>
  Object.values(prefixes).some((prefix) => column.startsWith(prefix));

function columnsOf(kind: PictureKind): Record<'address' | 'key' | 'of' | 'tries' | 'dueAt', SQL> {
  const own = (ending: string) => sql`${sql.identifier(`${prefixes[kind]}${ending}`)}`;
  return {
    address: sql`${sql.identifier(addressColumns[kind])}`,
    key: own(''),
    of: own('_of'),
    tries: own('_tries'),
    dueAt: own('_due_at'),
  };
}

/** `tries`: how often this address was tried in vain. */
export type DuePicture = { id: string; address: string; tries: number };
/** `key` in our storage, or when to try again. */
export type TriedPicture = { id: string; address: string } & (
  | { key: string; dueAt: null }
  | { key: null; dueAt: Date }
);

type Claim = { after: string; count: number; now: Date; leaseMs: number };

/**
 * Takes due pictures, by id: of addresses never tried and of those whose time has come. Nobody else
 * takes them before the lease is up, unless the feed names another address.
 */
export async function claimPictures(
  db: Queries,
  kind: PictureKind,
  { after, count, now, leaseMs }: Claim,
): Promise<DuePicture[]> {
  const { address, key, of, tries, dueAt } = columnsOf(kind);
  const until = new Date(now.getTime() + leaseMs).toISOString();
  const { rows } = await db.execute(sql`
    with due as materialized (
      select id from ${table}
      where active and ${address} is not null and id > ${after}
        and (${of} is distinct from ${address} or ${key} is null and ${dueAt} <= ${now.toISOString()})
      order by id limit ${count} for update skip locked
    ), claimed as (
      update ${table} director set
        ${key} = null,
        ${of} = ${address},
        ${tries} = case when ${of} = ${address} then ${tries} else 0 end,
        ${dueAt} = ${until}
      from due where director.id = due.id
      returning director.id, ${address} as address, ${tries} as tries
    )
    select * from claimed order by id`);
  return rows.map((row) => ({
    id: String(row.id),
    address: String(row.address),
    tries: Number(row.tries),
  }));
}

/** Keeps what came of it where the feed still names that address. Says whether pages show more now. */
export async function savePictures(
  tx: Queries,
  kind: PictureKind,
  tried: readonly TriedPicture[],
): Promise<boolean> {
  if (tried.length === 0) return false;
  const { key, of, tries, dueAt } = columnsOf(kind);
  const { rows } = await tx.execute(sql`
    update ${table} director set
      ${key} = tried.key,
      ${tries} = case when tried.key is null then director.${tries} + 1 else 0 end,
      ${dueAt} = tried."dueAt"
    from jsonb_to_recordset(${JSON.stringify(tried)}::text::jsonb)
      tried (id text, address text, key text, "dueAt" timestamptz)
    where director.id = tried.id and director.${of} = tried.address
    returning active and director.${key} is not null as shown`);
  return rows.some(({ shown }) => shown);
}

/** When the first of those is due that were tried at most `mostTries` times; null when there is none. */
export async function nextRetryAt(
  db: Queries,
  kind: PictureKind,
  mostTries: number,
): Promise<Date | null> {
  const { address, key, of, tries, dueAt } = columnsOf(kind);
  const { rows } = await db.execute(sql`
    select extract(epoch from min(${dueAt}))::float8 as seconds from ${table}
    where active and ${key} is null and ${of} = ${address} and ${tries} <= ${mostTries}`);
  const seconds = rows[0]?.seconds;
  return typeof seconds === 'number' ? new Date(seconds * 1000) : null;
}
