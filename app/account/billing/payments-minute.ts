import { useSyncExternalStore } from 'react';

const minute = 60_000;
const currentMinute = () => Math.floor(Date.now() / minute) * minute;

/** The minute it is, while the component is shown; null until it runs in a browser. */
export function useMinute(): Date | null {
  const at = useSyncExternalStore<number | null>(watchMinutes, currentMinute, () => null);
  return at === null ? null : new Date(at);
}

// A tab in the background may sleep: it looks again once it is seen.
function watchMinutes(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tell();
        wait();
      },
      minute - (Date.now() % minute),
    );
  };
  wait();
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}
