import { useEffect, useEffectEvent, useRef } from 'react';
import type { LiveTopic } from '#domain/live/channels.ts';
import { type LiveState, useLive } from '../live/use-live.ts';

// What happens together is told topic by topic.
const burstMs = 200;

/** Calls `onNews` once after anything that may have changed one of the topics. */
export function useNews(topics: readonly LiveTopic[], onNews: () => void): LiveState {
  const timer = useRef(0);
  const tell = useEffectEvent(onNews);
  const hear = useEffectEvent((topic: LiveTopic) => {
    if (!topics.includes(topic) || timer.current) return;
    timer.current = window.setTimeout(() => {
      timer.current = 0;
      tell();
    }, burstMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useLive('admin', (topic) => hear(topic));
}
