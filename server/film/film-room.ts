// Where films are made on the server: one at a time, each in a process of its own that can be ended.
import { type ChildProcess, fork } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { AppError } from '../app-error.ts';
import type { FilmOrder } from './film-order.ts';

export type FilmRoom = {
  /** Why no film can be made here, for people; undefined where one can. */
  why: string | undefined;
  /** The film as MP4, leaving while it is made. Throws 'unavailable' where too many wait. */
  make(
    order: Omit<FilmOrder, 'ffmpeg'>,
    signal: AbortSignal,
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  close(): Promise<void>;
};

/** No film of an advertisement is longer; what would be is refused before it is begun. */
export const longestSeconds = 180;
const mostWaiting = 4;
const deadlineMs = 600_000;
/** Of the process's own heap; pictures and canvas lie beside it. */
const megabytes = 256;
const noProgram =
  'This server has no ffmpeg, which makes the film. It can be saved from the page it plays on.';
const tooMany = 'Several films are being made just now. Please try again in a few minutes.';

const failed = 'The film could not be made here. It can be saved from the page it plays on.';

type Making = { child: ChildProcess; done: Promise<void> };

export function openFilmRoom(ffmpeg: string | undefined, log: Logger): FilmRoom {
  const making = new Set<Making>();
  let turn = Promise.resolve();
  let waiting = 0;
  const make: FilmRoom['make'] = async (order, signal) => {
    if (!ffmpeg) throw new AppError('unavailable', noProgram);
    if (waiting >= mostWaiting)
      throw new AppError('unavailable', tooMany, { retryAfterSeconds: 120 });
    waiting += 1;
    const before = turn;
    const own = Promise.withResolvers<void>();
    turn = own.promise;
    try {
      await before;
      signal.throwIfAborted();
      const one = start({ ...order, ffmpeg }, signal, log);
      making.add(one);
      void one.done.finally(() => {
        making.delete(one);
        own.resolve();
      });
      return await begun(one);
    } catch (error) {
      own.resolve();
      throw error;
    } finally {
      waiting -= 1;
    }
  };
  return {
    why: ffmpeg ? undefined : noProgram,
    make,
    async close() {
      for (const { child } of making) end(child);
      await Promise.all([...making].map(({ done }) => done));
    },
  };
}

function start(order: FilmOrder, signal: AbortSignal, log: Logger): Making {
  const child = fork(new URL('./film-process.ts', import.meta.url), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${megabytes}`],
    // Each frame takes and leaves eight megabytes: given back in between, they cost more than the painting.
    env: { PATH: process.env.PATH ?? '', MIMALLOC_PURGE_DELAY: '-1' },
    // A group of its own, so that the encoder ends with it.
    detached: true,
  });
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said = (said + part.toString()).slice(-2000);
  });
  const stop = () => end(child);
  const late = setTimeout(stop, deadlineMs);
  signal.addEventListener('abort', stop, { once: true });
  const done = new Promise<void>((resolve) => {
    child.once('close', (code) => {
      clearTimeout(late);
      signal.removeEventListener('abort', stop);
      if (code !== 0 && !signal.aborted) log.error({ code, said }, 'a film could not be made');
      // A film that broke off must not look like a whole one.
      if (code !== 0) child.stdout?.destroy(new Error('The film broke off.'));
      resolve();
    });
    child.once('error', (error) => {
      log.error({ err: error }, 'a film could not be begun');
      resolve();
    });
  });
  child.send(order, (error) => error && stop());
  return { child, done };
}

// The first bytes say that it can be made: until then a refusal can be said in words.
async function begun({ child, done }: Making): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { stdout } = child;
  if (!stdout) throw new AppError('unavailable', failed);
  const first = new Promise<boolean>((resolve) => {
    stdout.once('readable', () => resolve(stdout.readableLength > 0));
    void done.then(() => resolve(false));
  });
  if (!(await first)) throw new AppError('unavailable', failed);
  return flowOf(stdout, () => end(child));
}

// As fast as it is read; who leaves in the middle ends it.
function flowOf(from: Readable, leave: () => void): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isOver = false;
  return new ReadableStream({
    start(controller) {
      from.on('data', (part: Buffer<ArrayBuffer>) => {
        if (isOver) return;
        controller.enqueue(new Uint8Array(part));
        if ((controller.desiredSize ?? 0) <= 0) from.pause();
      });
      from.once('end', () => {
        if (!isOver) controller.close();
        isOver = true;
      });
      from.once('error', (error) => {
        if (!isOver) controller.error(error);
        isOver = true;
      });
    },
    pull: () => void from.resume(),
    cancel() {
      isOver = true;
      leave();
      from.destroy();
    },
  });
}

function end({ pid, exitCode, signalCode }: ChildProcess): void {
  if (!pid || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
