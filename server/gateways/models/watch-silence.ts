/** How long a model may be silent, in milliseconds. */
export type Silence = { beforeFirstMs: number; betweenMs: number };

/** Ends a call that is silent for too long. `end` stops the watch. */
export function watchSilence(signal: AbortSignal, { beforeFirstMs, betweenMs }: Silence) {
  const own = new AbortController();
  let isLate = false;
  const giveUp = () => {
    isLate = true;
    own.abort();
  };
  let timer = setTimeout(giveUp, beforeFirstMs);
  return {
    signal: AbortSignal.any([signal, own.signal]),
    heard() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, betweenMs);
    },
    isLate: () => isLate,
    /** Hangs up what is still open. */
    end() {
      clearTimeout(timer);
      own.abort();
    },
  };
}
