import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveChannel, LiveTopic } from '#domain/live/channels.ts';
import { openLive } from './open-live.ts';
import type { LiveState } from './open-subscribers.ts';

export type { LiveState };

// One for the tab. Nothing happens before somebody listens.
const hear = openLive();

/**
 * Calls `onChange` with each topic of the channel that may have changed: read it again. Once it is
 * subscribed, first or anew, and every 15 s while there is no connection, it is called for every
 * topic of the channel one after the other. Without a channel nothing is heard. `onChange` may be a new function each time.
 */
export function useLive(
  channel: LiveChannel | null,
  onChange: (topic: LiveTopic) => void,
): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  const changed = useEffectEvent(onChange);
  useEffect(
    () =>
      channel === null
        ? undefined
        : hear(channel, { changed: (topic) => changed(topic), stands: setState }),
    [channel],
  );
  return state;
}
