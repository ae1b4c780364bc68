// Copies portraits that a feed names into our own storage, some at a time: no page sends its visitors
// to a stranger's server. What is due, and how often it was tried, stands in the table.
import { createHash } from 'node:crypto';
import type { Services as AllServices } from '../services.ts';
import {
  claimPortraits,
  type DuePortrait,
  nextRetryAt,
  savePortraits,
  type TriedPortrait,
} from './portrait-rows.ts';

type Services = Pick<
  AllServices,
  'db' | 'changes' | 'jobs' | 'log' | 'now' | 'portraits' | 'storage'
>;

/** Name of the job that copies them. */
export const copyPortraitsQueue = 'copy-portraits';

/** So many are one job: that is short, and shows what it copied when it is done. */
const portraitsAtOnce = 50;
const copiersAtOnce = 2;
const minute = 60_000;
/** Longer than a job may take. */
const leaseMs = 20 * minute;
/** Pauses before the second and the third try. */
const retryMs = [5 * minute, 60 * minute];
const laterMs = 7 * 24 * 60 * minute;

/**
 * Copies the next due portraits of directors whose ids come behind `after`, and asks for another job
 * while there are more. Throws when the database or the storage does, or when `signal` aborts.
 */
export async function copyPortraits(
  services: Services,
  after: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = services;
  const claim = { after, count: portraitsAtOnce, now: now(), leaseMs };
  const due = await claimPortraits(db, claim);
  const outcomes = await copyAll(services, due, signal);
  const tried = due.map((one) => triedOf(one, outcomes.get(one.address), now()));
  const last = due.length === portraitsAtOnce ? due.at(-1) : undefined;
  await db.transaction(async (tx) => {
    if (await savePortraits(tx, tried)) await services.changes.announce(tx, 'directors');
    const retryAt = last ? null : await nextRetryAt(tx, retryMs.length);
    if (last) await services.jobs.enqueue(tx, copyPortraitsQueue, { after: last.id });
    if (!retryAt) return;
    const startAfterSeconds = Math.max(1, Math.ceil((retryAt.getTime() - now().getTime()) / 1000));
    await services.jobs.enqueue(tx, copyPortraitsQueue, {}, { startAfterSeconds });
  });
  logGivenUp(services, due, outcomes);
}

type Outcome = { key: string; problem?: never } | { problem: string; key?: never };

/** Copies each address once, however many directors share it. */
async function copyAll(
  services: Services,
  due: readonly DuePortrait[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const waiting = new Set(due.map(({ address }) => address)).values();
  const copyNext = async () => {
    for (const address of waiting) {
      signal.throwIfAborted();
      outcomes.set(address, await copy(services, address, signal));
    }
  };
  await Promise.all(Array.from({ length: copiersAtOnce }, copyNext));
  return outcomes;
}

async function copy(
  { portraits, storage }: Services,
  address: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const reading = await portraits.read(address, signal);
  if (reading.kind === 'failed') return { problem: reading.problem };
  const hash = createHash('sha256').update(reading.webp).digest('hex').slice(0, 32);
  const key = `portraits/${hash}.webp`;
  await storage.put(key, reading.webp, 'image/webp');
  return { key };
}

function triedOf(
  { id, address, tries }: DuePortrait,
  outcome: Outcome | undefined,
  now: Date,
): TriedPortrait {
  if (outcome?.key) return { id, address, key: outcome.key, dueAt: null };
  const pause = retryMs[tries] ?? laterMs;
  return { id, address, key: null, dueAt: new Date(now.getTime() + pause) };
}

const mostLogged = 20;

/** Notes whose portraits are left for a week. Of an address the host alone: the rest may be secret. */
function logGivenUp(
  { log }: Services,
  due: readonly DuePortrait[],
  outcomes: ReadonlyMap<string, Outcome>,
): void {
  const givenUp = due.flatMap(({ id, address, tries }) => {
    const problem = outcomes.get(address)?.problem;
    if (problem === undefined || tries < retryMs.length) return [];
    return [{ id, host: URL.parse(address)?.host, problem }];
  });
  if (givenUp.length === 0) return;
  const portraits = givenUp.slice(0, mostLogged);
  log.warn({ count: givenUp.length, portraits }, 'portraits could not be copied');
}
