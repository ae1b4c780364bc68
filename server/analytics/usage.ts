// What is counted, gathered for a second and written in one statement: whoever reports a view waits
// for nothing, and the last second may be lost with the machine.
import { createHmac, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { generations } from '../db/schema.ts';
import { type Count, countUsage, type Mark } from './count-usage.ts';
import { saltOf } from './day-salt.ts';

/** Who is told apart from others for a day. Kept in memory until the next writing, then as a hash. */
export type Visitor = { network: string; userAgent: string };
export type Generation = Omit<typeof generations.$inferInsert, 'id'>;

export type Usage = {
  /** Counts a view of `route`, as in '/director/:id', and its visitor once a day. */
  countView(route: string, visitor: Visitor, now: Date): void;
  /** Counts that a visitor reached a step of the wizard, once a day. */
  countStep(id: string, visitor: Visitor, now: Date): void;
  /** Writes down who wrote or drew something, and how long it took. */
  noteGeneration(generation: Generation): void;
  /** Writes what was gathered. Never throws: what cannot be written is logged and forgotten. */
  flush(): Promise<void>;
};

type Seen = { day: string; visitor: Visitor; name: string; view?: string };

const gatherMs = 1_000;
/** What is gathered at once; more is not counted. */
const mostGathered = 10_000;

export function openUsage(db: Database, log: Logger): Usage {
  let seen: Seen[] = [];
  let generated: Generation[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const gathered = { seen, generated };
    seen = [];
    generated = [];
    writing = writing
      .then(() => write(db, gathered.seen, gathered.generated))
      .catch((error) => log.error({ err: error }, 'usage could not be counted'));
    return writing;
  };
  const soon = () => {
    timer ??= setTimeout(() => void flush(), gatherMs).unref();
  };
  const gather = (one: Seen) => {
    if (seen.length < mostGathered) seen.push(one);
    soon();
  };
  return {
    countView: (route, visitor, now) =>
      gather({ day: dayOf(now), visitor, name: 'visitors', view: `view ${route}` }),
    countStep: (id, visitor, now) => gather({ day: dayOf(now), visitor, name: `step ${id}` }),
    noteGeneration(generation) {
      if (generated.length < mostGathered) generated.push(generation);
      soon();
    },
    flush,
  };
}

/** The UTC day, as in 2026-11-22. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

async function write(
  db: Database,
  seen: readonly Seen[],
  generated: readonly Generation[],
): Promise<void> {
  if (generated.length > 0) {
    await db.insert(generations).values(generated.map((one) => ({ ...one, id: randomUUID() })));
  }
  if (seen.length === 0) return;
  const salts = new Map<string, string>();
  for (const day of new Set(seen.map(({ day }) => day))) salts.set(day, await saltOf(db, day));
  const counts = new Map<string, Count>();
  const marks = new Map<string, Mark>();
  for (const { day, visitor: who, name, view } of seen) {
    const visitor = hashOf(who, salts.get(day) ?? '');
    marks.set(`${day} ${name} ${visitor}`, { day, name, visitor });
    if (!view) continue;
    const count = (counts.get(`${day} ${view}`)?.count ?? 0) + 1;
    counts.set(`${day} ${view}`, { day, name: view, count });
  }
  await countUsage(db, [...counts.values()], [...marks.values()]);
}

const hashLength = 16;
/** Whom nobody can tell again once the salt of the day is gone. */
export const hashOf = ({ network, userAgent }: Visitor, salt: string): string =>
  createHmac('sha256', salt)
    .update(`${network}\n${userAgent}`)
    .digest('base64url')
    .slice(0, hashLength);
