import type { Logger } from 'pino';
import type { Progress } from '#domain/functions/progress.ts';
import type { Meter } from '../generation/meter.ts';

/** What a generation works with beside its request. */
export type GenerationContext = {
  date: Date;
  /** Aborted when nobody waits any more, or the 45 seconds are over: nothing is to be spent then. */
  signal: AbortSignal;
  /** Tells the caller of the work as it is done; does nothing for one who waits for the whole. */
  onProgress(event: Progress): void;
  /** Takes down what models used. */
  meter: Meter;
  log: Logger;
};
