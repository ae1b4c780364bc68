// Has what is over deleted once an hour: looks soon after the start and every hour, so that a house that is
// restarted often is swept too. Several processes may look at once; the queue has one sweep an hour.
import { sweepSignIns } from '../accounts/sessions-sweep.ts';
import { sweepUsage } from '../analytics/sweep-usage.ts';
import { findStrays } from '../frames/find-strays.ts';
import { sweepFrames } from '../frames/sweep-frames.ts';
import { sweepPictures } from '../pictures/sweep-pictures.ts';
import { sweepGuestPackages } from '../production/sweep-guest-packages.ts';
import { sweepArchive } from '../projects/archive.ts';
import { sweepTakes } from '../projects/sweep-takes.ts';
import type { Services } from '../services.ts';
import { sweepDeliveries } from '../webhooks/deliveries.ts';

/** The queue whose job sweeps. */
export const sweepQueue = 'sweep';

const hourSeconds = 3600;
// The first visitors come first. Where the process ends before, the next one sweeps.
const pauseSeconds = 60;

/** Starts looking. Returns how to stop. */
export function keepSwept(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  onError: (error: unknown) => void,
): () => void {
  const once = { startAfterSeconds: pauseSeconds, onceInSeconds: hourSeconds };
  const look = () =>
    void db.transaction((tx) => jobs.enqueue(tx, sweepQueue, {}, once)).catch(onError);
  look();
  const timer = setInterval(look, hourSeconds * 1000).unref();
  return () => clearInterval(timer);
}

/** Deletes what is over, of every kind. Throws the first failure, once every other kind was seen to. */
export async function sweep(services: Services): Promise<void> {
  const { limits, slots, db, now } = services;
  const kinds: (() => Promise<void> | undefined)[] = [
    () => limits.sweep(now()),
    () => slots?.sweep(),
    () => sweepSignIns(db, now()),
    () => sweepUsage(db, now()),
    () => sweepPictures(services),
    () => sweepFrames(services),
    () => findStrays(services),
    () => sweepArchive(services),
    () => sweepTakes(services),
    () => sweepDeliveries(services),
    () => sweepGuestPackages(services),
  ];
  const failures: unknown[] = [];
  for (const sweepKind of kinds) {
    try {
      await sweepKind();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
