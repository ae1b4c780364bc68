import type { LiveState } from '../live/use-live.ts';

const words: Record<LiveState, string> = {
  connecting: 'Connecting...',
  live: 'Live',
  polling: 'Checking every 15 s',
};

/** Whether what is shown changes by itself. */
export function LiveMark({ state }: { state: LiveState }) {
  return <p className={`live-mark live-mark-${state}`}>{words[state]}</p>;
}
