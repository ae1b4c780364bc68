// Copies the pictures that a feed names into our own storage, some at a time: no page sends its visitors
// to a stranger's server. What is due, and how often it was tried, stands in the table.
import { createHash } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import { type PictureKind, pictureKinds } from '../../gateways/director-pictures/port.ts';
import type { Services as AllServices } from '../../services.ts';
import {
  claimPictures,
  type DuePicture,
  nextRetryAt,
  savePictures,
  type TriedPicture,
} from './picture-rows.ts';

type Services = Pick<
  AllServices,
  'db' | 'changes' | 'jobs' | 'log' | 'now' | 'directorPictures' | 'storage'
>;

/** Names of the jobs that copy them. */
export const copyQueues: Record<PictureKind, string> = {
  portrait: 'copy-portraits',
  'reel-poster': 'copy-reel-posters',
};
const folders: Record<PictureKind, string> = {
  portrait: 'portraits',
  'reel-poster': 'reel-posters',
};

/** Has those kinds looked through for what is due. */
export async function enqueueCopies(
  jobs: Pick<AllServices['jobs'], 'enqueue'>,
  tx: Transaction,
  kinds: Iterable<PictureKind> = pictureKinds,
): Promise<void> {
  for (const kind of kinds) await jobs.enqueue(tx, copyQueues[kind], {});
}

/** So many are one job: that is short, and shows what it copied when it is done. */
const picturesAtOnce = 50;
const copiersAtOnce = 2;
const minute = 60_000;
/** Longer than a job may take. */
const leaseMs = 20 * minute;
/** Pauses before the second and the third try. */
const retryMs = [5 * minute, 60 * minute];
const laterMs = 7 * 24 * 60 * minute;

/**
 * Copies the next due pictures of a kind, of directors whose ids come behind `after`, and asks for another job
 * while there are more. Throws when the database or the storage does, or when `signal` aborts.
 */
export async function copyPictures(
  services: Services,
  kind: PictureKind,
  after: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = services;
  const claim = { after, count: picturesAtOnce, now: now(), leaseMs };
  const due = await claimPictures(db, kind, claim);
  const outcomes = await copyAll(services, kind, due, signal);
  const tried = due.map((one) => triedOf(one, outcomes.get(one.address), now()));
  const last = due.length === picturesAtOnce ? due.at(-1) : undefined;
  await db.transaction(async (tx) => {
    if (await savePictures(tx, kind, tried)) await services.changes.announce(tx, 'directors');
    const retryAt = last ? null : await nextRetryAt(tx, kind, retryMs.length);
    if (last) await services.jobs.enqueue(tx, copyQueues[kind], { after: last.id });
    if (!retryAt) return;
    const startAfterSeconds = Math.max(1, Math.ceil((retryAt.getTime() - now().getTime()) / 1000));
    await services.jobs.enqueue(tx, copyQueues[kind], {}, { startAfterSeconds });
  });
  logGivenUp(services, kind, due, outcomes);
}

type Outcome = { key: string; problem?: never } | { problem: string; key?: never };

/** Copies each address once, however many directors share it. */
async function copyAll(
  services: Services,
  kind: PictureKind,
  due: readonly DuePicture[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const waiting = new Set(due.map(({ address }) => address)).values();
  const copyNext = async () => {
    for (const address of waiting) {
      signal.throwIfAborted();
      outcomes.set(address, await copy(services, kind, address, signal));
    }
  };
  await Promise.all(Array.from({ length: copiersAtOnce }, copyNext));
  return outcomes;
}

async function copy(
  { directorPictures, storage }: Services,
  kind: PictureKind,
  address: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const reading = await directorPictures.read(kind, address, signal);
  if (reading.kind === 'failed') return { problem: reading.problem };
  const hash = createHash('sha256').update(reading.webp).digest('hex').slice(0, 32);
  const key = `${folders[kind]}/${hash}.webp`;
  await storage.put(key, reading.webp, 'image/webp');
  return { key };
}

function triedOf(
  { id, address, tries }: DuePicture,
  outcome: Outcome | undefined,
  now: Date,
): TriedPicture {
  if (outcome?.key) return { id, address, key: outcome.key, dueAt: null };
  const pause = retryMs[tries] ?? laterMs;
  return { id, address, key: null, dueAt: new Date(now.getTime() + pause) };
}

const mostLogged = 20;

/** Notes whose pictures are left for a week. Of an address the host alone: the rest may be secret. */
function logGivenUp(
  { log }: Services,
  kind: PictureKind,
  due: readonly DuePicture[],
  outcomes: ReadonlyMap<string, Outcome>,
): void {
  const givenUp = due.flatMap(({ id, address, tries }) => {
    const problem = outcomes.get(address)?.problem;
    if (problem === undefined || tries < retryMs.length) return [];
    return [{ id, host: URL.parse(address)?.host, problem }];
  });
  if (givenUp.length === 0) return;
  const what = `${kind}s`.replace('-', ' ');
  const pictures = givenUp.slice(0, mostLogged);
  log.warn({ count: givenUp.length, pictures }, `${what} could not be copied`);
}
