// A few threads for work whose length depends on what a visitor typed. However long it takes, the
// thread that answers requests is free, and what takes too long is ended together with its thread.
import { Worker } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import type { Order, Word } from './serve-tasks.ts';

export type PoolOptions = {
  /** The module a thread runs; it calls `serveTasks`. */
  module: URL;
  mostThreads: number;
  /** Tasks one thread has at a time: more than one where it waits for others. */
  atOnce: number;
  /** Who waits behind a task that takes longer gets a further thread. */
  patienceMs: number;
  /** A further thread goes when it had nothing to do for so long. */
  idleMs: number;
  /** So does the last: its memory is free for others until the next task. */
  lastIdleMs: number;
  /** Who would be one more than so many waiting is refused. */
  mostWaiting: number;
  /** What a thread's heap may hold. */
  megabytes: number;
  /** Until a thread has loaded its module. */
  startMs: number;
};
export type TaskOptions = {
  /** Counted from when a thread has begun, and anew from each part of its work that comes. */
  deadlineMs: number;
  /** Nobody waits any more: what has not begun is left out. */
  signal?: AbortSignal;
  onPart?: (part: unknown) => void;
};
export type Pool = {
  /**
   * Does a task on a thread. Rejects with what it threw; with 'unavailable' when it was ended at its
   * deadline, or too many wait.
   */
  run(task: string, input: unknown, options: TaskOptions): Promise<unknown>;
  /** How many threads there are. */
  threads(): number;
  /** Starts a thread where there is none, for a task that will come soon. */
  wake(): void;
  /** Ends the threads, and what they do. */
  close(): Promise<void>;
};

type Waiting = {
  order: Order;
  options: TaskOptions;
  done: PromiseWithResolvers<unknown>;
  /** A thread's end ends all it was doing; whose fault it was not is done once more. */
  attempts: number;
};
type Thread = {
  worker: Worker;
  isReady: boolean;
  doing: Map<number, Waiting>;
  timers: Map<number, NodeJS.Timeout>;
  idle?: NodeJS.Timeout | undefined;
};

const youngMegabytes = 6;
const mostAttempts = 2;
const tooLong = 'This takes too long to work on. Please try again with a shorter text.';
const tooMany = 'Many are at work here just now. Please try again in a moment.';

type Work = {
  options: PoolOptions;
  threads: Set<Thread>;
  queue: Waiting[];
  isClosed: boolean;
};

/** Opens a pool. Its first thread is started by the first task. */
export function openPool(options: PoolOptions): Pool {
  const work: Work = { options, threads: new Set(), queue: [], isClosed: false };
  const { threads, queue } = work;
  let nextId = 1;
  return {
    run(task, input, taskOptions) {
      if (work.isClosed || queue.length >= options.mostWaiting) {
        return Promise.reject(new AppError('unavailable', tooMany, { retryAfterSeconds: 5 }));
      }
      const done = Promise.withResolvers<unknown>();
      const order = { id: nextId++, task, input };
      queue.push({ order, options: taskOptions, done, attempts: 0 });
      handOut(work);
      return done.promise;
    },
    threads: () => threads.size,
    wake() {
      if (threads.size === 0 && !work.isClosed) start(work);
    },
    async close() {
      work.isClosed = true;
      const ended = [...threads].map((thread) => {
        const exit = thread.worker.terminate();
        end(work, thread);
        return exit;
      });
      for (const { done } of queue.splice(0)) done.reject(new AppError('unavailable', tooMany));
      await Promise.all(ended);
    },
  };
}

function handOut(work: Work): void {
  const { threads, queue, options } = work;
  while (queue.length > 0) {
    const free = [...threads].find((one) => one.isReady && one.doing.size < options.atOnce);
    if (!free) break;
    const next = queue.shift() as Waiting;
    if (next.options.signal?.aborted) next.done.reject(next.options.signal.reason);
    else begin(work, free, next);
  }
  if (queue.length > 0 && threads.size === 0) start(work);
}

function begin(work: Work, thread: Thread, waiting: Waiting): void {
  const { threads, queue, options } = work;
  const { id } = waiting.order;
  clearTimeout(thread.idle);
  thread.doing.set(id, waiting);
  thread.worker.ref();
  thread.worker.postMessage(waiting.order);
  awaitWord(work, thread, waiting);
  setTimeout(() => {
    const isStuck = thread.doing.get(id) === waiting && queue.length > 0;
    if (isStuck && threads.size < options.mostThreads && !work.isClosed) start(work);
  }, options.patienceMs).unref();
}

/** Ends the thread where nothing comes of a task until its deadline. */
function awaitWord(work: Work, thread: Thread, { order: { id }, options }: Waiting): void {
  clearTimeout(thread.timers.get(id));
  const deadline = setTimeout(() => {
    finish(work, thread, id)?.done.reject(new AppError('unavailable', tooLong));
    end(work, thread);
  }, options.deadlineMs);
  thread.timers.set(id, deadline);
}

/** Takes a task off its thread. */
function finish(work: Work, thread: Thread, id: number): Waiting | undefined {
  const waiting = thread.doing.get(id);
  thread.doing.delete(id);
  clearTimeout(thread.timers.get(id));
  thread.timers.delete(id);
  if (thread.doing.size === 0 && work.threads.has(thread)) {
    thread.worker.unref();
    rest(work, thread, work.options.idleMs);
  }
  return waiting;
}

function rest(work: Work, thread: Thread, ms: number): void {
  const { lastIdleMs } = work.options;
  thread.idle = setTimeout(() => {
    if (work.threads.size > 1 || ms >= lastIdleMs) end(work, thread);
    else rest(work, thread, lastIdleMs);
  }, ms).unref();
}

function start(work: Work): void {
  const { module, megabytes, startMs } = work.options;
  const worker = new Worker(module, {
    resourceLimits: {
      maxOldGenerationSizeMb: megabytes,
      // Left to itself, a thread keeps three times this for what lives for a moment.
      maxYoungGenerationSizeMb: youngMegabytes,
    },
  });
  const thread: Thread = { worker, isReady: false, doing: new Map(), timers: new Map() };
  const late = setTimeout(() => end(work, thread, new Error('A thread did not start.')), startMs);
  work.threads.add(thread);
  worker.on('message', (word: Word) => {
    if (word.kind === 'ready') clearTimeout(late);
    hear(work, thread, word);
    handOut(work);
  });
  worker.once('error', (error) => end(work, thread, error));
  worker.once('exit', () => {
    clearTimeout(late);
    end(work, thread, new Error('A thread ended.'));
  });
}

function hear(work: Work, thread: Thread, word: Word): void {
  if (word.kind === 'ready') {
    thread.isReady = true;
    thread.worker.unref();
    rest(work, thread, work.options.idleMs);
  } else if (word.kind === 'part') {
    const waiting = thread.doing.get(word.id);
    if (!waiting) return;
    awaitWord(work, thread, waiting);
    waiting.options.onPart?.(word.part);
  } else {
    const waiting = finish(work, thread, word.id);
    if (word.kind === 'answer') waiting?.done.resolve(word.answer);
    else waiting?.done.reject(word.error);
  }
}

/** Ends a thread. What it had not done is done by another, the second time by none. */
function end(work: Work, thread: Thread, cause?: Error): void {
  const { threads, queue } = work;
  if (!threads.delete(thread)) return;
  clearTimeout(thread.idle);
  void thread.worker.terminate();
  for (const [id, waiting] of thread.doing) {
    finish(work, thread, id);
    waiting.attempts += 1;
    if (work.isClosed || waiting.attempts >= mostAttempts) {
      waiting.done.reject(new AppError('unavailable', tooLong, cause ? { cause } : {}));
    } else queue.unshift(waiting);
  }
  // A thread that cannot even start would be started for ever.
  if (!thread.isReady && cause) for (const one of queue.splice(0)) one.done.reject(cause);
  if (!work.isClosed) handOut(work);
}
