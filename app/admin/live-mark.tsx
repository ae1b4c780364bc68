import type { LiveState } from '../live/use-live.ts';

/** Whether what is shown changes by itself. */
export function LiveMark({ state }: { state: LiveState }) {
  const isLive = state === 'live';
  return (
    <p className={isLive ? 'live-mark live-mark-on' : 'live-mark'}>
      {isLive ? 'Live' : 'Checking every 15 s'}
    </p>
  );
}
