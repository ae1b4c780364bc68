import type { z } from 'zod';
import type { Services } from '../services.ts';

/** What a running job may use. `signal` aborts when the attempt takes longer than it may. */
export type JobContext = {
  services: Services;
  /** 1 for the first attempt. */
  attempt: number;
  /** True when no retry follows a failure: what must be said then is said now. */
  lastAttempt: boolean;
  signal: AbortSignal;
};

/** A kind of work done later. `run` throws to be tried again with a growing pause. */
export type JobDefinition<Data extends z.ZodType<object> = z.ZodType<object>> = {
  /** Name of the queue, in kebab-case. */
  name: string;
  data: Data;
  retry: {
    /** Attempts after the first one. */
    limit: number;
    /** Pause before the first retry; it doubles, with some chance, up to `longestSeconds`. */
    firstSeconds: number;
    longestSeconds: number;
  };
  /** An attempt that takes longer is given up and counts as failed. */
  timeoutSeconds: number;
  /** How many a process works at once: one unless told. More where others decide how long it takes. */
  atOnce?: number;
  run(data: z.output<Data>, context: JobContext): Promise<void>;
};

/** Types a job definition; the registry lists it. */
export const defineJob = <Data extends z.ZodType<object>>(
  job: JobDefinition<Data>,
): JobDefinition<Data> => job;
