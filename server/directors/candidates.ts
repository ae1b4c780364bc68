// Who can be matched, read once for each state of the directory.
import { setImmediate } from 'node:timers/promises';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PublicDirector } from '#domain/directors/director.ts';
import type { MatchedDirector } from '#domain/functions/match-directors.ts';
import { catalogue } from '#domain/matching/catalogue.ts';
import type { CatalogueDirector } from '#domain/matching/catalogue-director.ts';
import { type Profile, profileOf } from '#domain/matching/profile.ts';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { creativeDirectors as table } from '../db/schema.ts';
import { presentDirector, publicColumns } from './public-columns.ts';

/** What may be answered of a candidate: no price of the house's own directors, no contact. */
type Shown = Omit<MatchedDirector, 'matchScore' | 'reasons'>;
export type Candidates = {
  profiles: readonly Profile[];
  /** By id, one for each profile. */
  shown: ReadonlyMap<string, Shown>;
};

const mostCandidates = 1_000;

/**
 * Makes the function that gives the house's own available directors, at most 1,000, the best rated
 * first; the built-in catalogue while the house has none of its own. Kept until the directory changes.
 */
export function openCandidates(db: Database, changes: Changes): () => Promise<Candidates> {
  let kept: Promise<Candidates> | undefined;
  changes.subscribe('directors', () => {
    kept = undefined;
  });
  return () => {
    if (kept) return kept;
    const reading = readCandidates(db);
    kept = reading;
    reading.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading;
  };
}

async function readCandidates(db: Database): Promise<Candidates> {
  const [own] = await db.select({ id: table.id }).from(table).where(isOwn).limit(1);
  return own ? readOwn(db) : readCatalogue(db);
}

const isOwn = and(eq(table.active, true), eq(table.sample, false));

async function readOwn(db: Database): Promise<Candidates> {
  const rows = await db
    .select({ ...publicColumns, project_minimum: table.project_minimum })
    .from(table)
    .where(and(isOwn, eq(table.availability_status, 'available')))
    .orderBy(
      sql`${table.rating} desc nulls last`,
      desc(table.review_count),
      asc(table.sort_name),
      asc(table.id),
    )
    .limit(mostCandidates);
  const shown = new Map<string, Shown>();
  const profiles: Profile[] = [];
  for (const [at, { project_minimum, ...row }] of rows.entries()) {
    // Long bios take their time: other requests are answered in between.
    if (at % 50 === 49) await setImmediate();
    const director = presentDirector(row);
    shown.set(row.id, { ...director, startingAt: null, hasProfile: true });
    profiles.push(readProfile(director, { price: project_minimum, isShown: false }));
  }
  return { profiles, shown };
}

async function readCatalogue(db: Database): Promise<Candidates> {
  const ids = catalogue.map(({ id }) => id);
  const rows = await db
    .select({ id: table.id, syncedAt: table.last_synced_at })
    .from(table)
    .where(and(eq(table.active, true), inArray(table.id, ids)));
  const syncedAt = new Map(rows.map((row) => [row.id, row.syncedAt]));
  const shown = new Map<string, Shown>();
  const profiles = catalogue.map((one) => {
    const director = presentBuiltIn(one, syncedAt.get(one.id) ?? new Date(0));
    const { startingAt } = one;
    shown.set(one.id, { ...director, startingAt, hasProfile: syncedAt.has(one.id) });
    return readProfile(director, { price: startingAt, isShown: true });
  });
  return { profiles, shown };
}

const presentBuiltIn = (one: CatalogueDirector, syncedAt: Date): PublicDirector => ({
  id: one.id,
  name: one.name,
  location: one.location,
  rating: one.rating,
  review_count: one.reviews,
  bio: one.description,
  skills: [...one.skills],
  tools: [],
  categories: [...one.specialties],
  profile_image: null,
  video_reel_url: one.videoUrl,
  video_reel_duration: one.videoDuration,
  video_reel_poster: null,
  website_url: null,
  availability_status: 'available',
  last_synced_at: syncedAt.toISOString(),
  sample: true,
});

type Starting = { price: number | null; isShown: boolean };

const readProfile = (director: PublicDirector, { price, isShown }: Starting): Profile =>
  profileOf({
    id: director.id,
    name: director.name,
    location: director.location,
    bio: director.bio,
    specialties: director.categories,
    skills: director.skills,
    tools: director.tools,
    startingPrice: price,
    isPriceShown: isShown,
    rating: director.rating,
    reviews: director.review_count,
  });
