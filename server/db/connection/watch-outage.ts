// While the database is away everything that asks it fails. That is said once, and once a minute.
import type { Logger } from 'pino';
import { isUnreachable } from './is-unreachable.ts';

export type OutageWatch = {
  /** Logs what failed in the background, unless it only says again that the database is away. */
  onError(error: unknown): void;
  /** The database answers again. */
  onBack(): void;
};

const againMs = 60_000;

/** Watches one database. */
export function watchOutage(log: Logger, now: () => number = Date.now): OutageWatch {
  let since: number | undefined;
  let said = Number.NEGATIVE_INFINITY;
  let held = 0;
  return {
    onError(error) {
      if (!isUnreachable(error)) return log.error({ err: error }, 'background work failed');
      if (now() - said < againMs) {
        held++;
        return;
      }
      said = now();
      since ??= said;
      log.error({ err: error, held }, 'the database does not answer');
      held = 0;
    },
    onBack() {
      const seconds = since === undefined ? 0 : Math.round((now() - since) / 1_000);
      log.info({ seconds, held }, 'the database answers again');
      since = undefined;
      said = Number.NEGATIVE_INFINITY;
      held = 0;
    },
  };
}
