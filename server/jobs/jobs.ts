// What the queue does for whoever has work done later; queue.ts opens it.
import type { Transaction } from '../db/database.ts';

export type EnqueueOptions = {
  /** Wait at least this long before the first attempt. */
  startAfterSeconds?: number;
  /** Add none where one was added in the same stretch of this length, by whichever process. */
  onceInSeconds?: number;
};
export type Jobs = {
  /** Adds a job in the caller's transaction: it exists when the transaction commits. */
  enqueue(tx: Transaction, name: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Whether workers were started, and one of them does nothing any more. */
  isStuck(): boolean;
  /** Rejects when the queue cannot be reached. */
  check(): Promise<void>;
  /** Counts what waits, runs and finally failed, for each queue. */
  counts(): Promise<JobCounts[]>;
  /**
   * Puts a job that failed for the last time back into its queue, in the caller's transaction, as if
   * it had just been asked for. False when there is none of this id: of several callers one gets
   * true. Throws 'conflict' for one that its queue would not take any more.
   */
  retryDead(tx: Transaction, id: string): Promise<boolean>;
  /** Takes no new job, waits for the running ones, then stops. */
  stop(): Promise<void>;
};
export type JobCounts = { queue: string; waiting: number; active: number; dead: number };
