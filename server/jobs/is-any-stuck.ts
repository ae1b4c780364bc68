import type { WipData } from 'pg-boss';
import type { JobDefinition } from './define-job.ts';

type Worker = Pick<
  WipData,
  'name' | 'state' | 'count' | 'createdOn' | 'lastFetchedOn' | 'lastJobEndedOn' | 'lastErrorOn'
>;

/** Workers look for work every few seconds, and note it also when the database is away. */
const longestSilenceMs = 180_000;

/** Whether a queue has no worker, or one that neither works within its time nor looks for work. */
export function isAnyStuck(
  workers: readonly Worker[],
  definitions: readonly Pick<JobDefinition, 'name' | 'timeoutSeconds'>[],
  now: number,
): boolean {
  return definitions.some(({ name, timeoutSeconds }) => {
    const worker = workers.find((one) => one.name === name);
    if (worker?.state !== 'active') return true;
    const { createdOn, lastFetchedOn, lastJobEndedOn, lastErrorOn } = worker;
    const lastSign = Math.max(createdOn, lastFetchedOn ?? 0, lastJobEndedOn ?? 0, lastErrorOn ?? 0);
    const working = worker.count > 0 ? timeoutSeconds * 1_000 : 0;
    return now - lastSign > working + longestSilenceMs;
  });
}
