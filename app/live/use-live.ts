import { useEffect, useEffectEvent } from 'react';
import { channelTopics, type LiveChannel, type LiveTopic } from '#domain/live/channels.ts';

/** Whether news arrives by itself, or is asked for every 15 s. */
export type LiveState = 'live' | 'polling';

const pollMs = 15_000;

/**
 * Calls `onChange` with each topic of the channel that may have changed: read it again. Where no
 * socket can be had it is called for every topic now and then. `onChange` may be a new function
 * each time.
 */
export function useLive(channel: LiveChannel, onChange: (topic: LiveTopic) => void): LiveState {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const timer = setInterval(() => {
      for (const topic of channelTopics[channel]) tell(topic);
    }, pollMs);
    return () => clearInterval(timer);
  }, [channel]);
  return 'polling';
}
