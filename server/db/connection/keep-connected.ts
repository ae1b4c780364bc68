// One connection that is there for as long as it is wanted: lost, it is made again. Losing and
// connecting take turns in one loop, so there is never a second connection nor a second timer.
import { setTimeout as sleep } from 'node:timers/promises';

/** What a database client must be for this. */
export type Line = {
  on(event: 'error' | 'end', heard: (error?: Error) => void): unknown;
  end(): Promise<void>;
};
export type LineParts<L extends Line> = {
  /** Makes a client that has not connected yet. */
  make(): L;
  /** Connects it and asks it for what it is wanted for. */
  open(line: L): Promise<void>;
  /** Asks whether anybody is at the other end, now and then. */
  ask?: (line: L) => Promise<unknown>;
  /** The connection is gone; said once, however often connecting again fails. */
  onLost(error: unknown): void;
  /** It is there again. */
  onBack(): void;
  /** Resolves after the time, and at once when the signal aborts. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to below 1. */
  random?: () => number;
};

const firstPauseMs = 500;
const longestPauseMs = 10_000;
/** Connecting that takes longer has failed. */
const patienceMs = 15_000;
/** So often it is asked whether anybody is there: a peer that vanished says nothing. */
const askMs = 30_000;

/** How long to wait before each attempt: growing, bounded, and never for many processes the same. */
export const pauseBefore = (attempt: number, random: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempt, 10)) * (0.5 + random / 2);

/** Connects; rejects when the first attempt fails. Returns how to end it. */
export async function keepConnected<L extends Line>(
  parts: LineParts<L>,
): Promise<() => Promise<void>> {
  const { pause = pauseUnlessStopped, random = Math.random } = parts;
  const stop = new AbortController();
  let line = await connect(parts, pause, stop.signal);
  const again = async () => {
    for (let attempt = 0; !stop.signal.aborted; attempt++) {
      await pause(pauseBefore(attempt, random()), stop.signal);
      if (stop.signal.aborted) return;
      const made = await connect(parts, pause, stop.signal).catch(() => undefined);
      if (made) return made;
    }
  };
  const follow = async () => {
    for (;;) {
      const error = await line.lost;
      if (stop.signal.aborted) return;
      parts.onLost(error);
      const made = await again();
      if (!made) return;
      line = made;
      if (stop.signal.aborted) return line.end();
      parts.onBack();
    }
  };
  const following = follow();
  return async () => {
    stop.abort();
    await line.end();
    await following;
  };
}

type Connected = {
  /** Resolves with the reason when the connection is gone, or was ended. */
  lost: Promise<unknown>;
  end(): Promise<void>;
};

async function connect<L extends Line>(
  { make, open, ask }: LineParts<L>,
  pause: NonNullable<LineParts<L>['pause']>,
  stop: AbortSignal,
): Promise<Connected> {
  const client = make();
  const gone = Promise.withResolvers<unknown>();
  // Heard for as long as the client lives: an error that nobody hears ends the process.
  client.on('error', (error) => gone.resolve(error));
  client.on('end', () => gone.resolve(new Error('The connection ended.')));
  let ended: Promise<void> | undefined;
  const end = () => {
    gone.resolve(new Error('The connection was ended.'));
    ended ??= client.end().catch(() => {});
    return ended;
  };
  const inTime = new AbortController();
  const failed = Promise.race([
    gone.promise,
    pause(patienceMs, AbortSignal.any([inTime.signal, stop])).then(
      () => new Error('Connecting took too long.'),
    ),
  ]);
  try {
    await Promise.race([open(client), failed.then((error) => Promise.reject(error))]);
  } catch (error) {
    void end();
    throw error;
  } finally {
    inTime.abort();
  }
  // A client whose connection broke is ended too, or its socket stays.
  void gone.promise.then(end);
  if (ask) void keepAsking(() => ask(client), pause, gone);
  return { lost: gone.promise, end };
}

async function keepAsking(
  ask: () => Promise<unknown>,
  pause: NonNullable<LineParts<Line>['pause']>,
  gone: PromiseWithResolvers<unknown>,
): Promise<void> {
  const over = new AbortController();
  void gone.promise.then(() => over.abort());
  for (;;) {
    await pause(askMs, over.signal);
    if (over.signal.aborted) return;
    const answered = new AbortController();
    const late = pause(patienceMs, AbortSignal.any([over.signal, answered.signal]));
    await Promise.race([
      ask().catch(gone.resolve),
      late.then(() => answered.signal.aborted || gone.resolve(new Error('The connection ended.'))),
    ]);
    answered.abort();
  }
}

const pauseUnlessStopped = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal, ref: false }).catch(() => {});
