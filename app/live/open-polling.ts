import { pollMs } from '#domain/live/live-clock.ts';

/**
 * Asks every 15 s while nothing else brings news: from `start` on, or when that has lasted 15 s. A
 * tab that nobody sees does not ask. `begun` is called before the first question.
 */
export function openPolling(poll: () => void, begun: () => void) {
  let late: ReturnType<typeof setTimeout> | undefined;
  let turns: ReturnType<typeof setInterval> | undefined;
  const ask = () => {
    if (turns && !document.hidden) poll();
  };
  const start = () => {
    clearTimeout(late);
    if (turns) return;
    turns = setInterval(ask, pollMs);
    begun();
    ask();
  };
  return {
    start,
    startLate() {
      late ??= setTimeout(start, pollMs);
    },
    /** At once, where it has begun. */
    ask,
    stop() {
      clearTimeout(late);
      clearInterval(turns);
      late = undefined;
      turns = undefined;
    },
  };
}
