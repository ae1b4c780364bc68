import { useEffect, useState } from 'react';
import type { LiveState } from '../live/use-live.ts';

const words: Record<LiveState, string> = {
  connecting: 'Connecting...',
  live: 'Live',
  polling: 'Checking every 15 s',
};
// Sooner it would be a flash of a word nobody needs.
const patienceMs = 2_000;

/** Whether what is shown changes by itself; nothing while that is about to be known. */
export function LiveMark({ state }: { state: LiveState }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (state === 'connecting' && !isLate) return null;
  return <p className={`live-mark live-mark-${state}`}>{words[state]}</p>;
}
