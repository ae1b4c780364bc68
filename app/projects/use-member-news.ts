import { useEffect, useEffectEvent, useRef } from 'react';
import { useLive } from '../live/use-live.ts';

// What happens together is told topic by topic.
const burstMs = 100;

/**
 * Calls `read` when a project or a payment of the member's may have changed anywhere, one reading at a
 * time; what happens during one is read after it.
 */
export function useMemberNews(read: () => Promise<void>): void {
  const timer = useRef(0);
  const reading = useRef<'no' | 'yes' | 'and again'>('no');
  const readNow = useEffectEvent(read);
  const begin = async () => {
    timer.current = 0;
    if (reading.current !== 'no') {
      reading.current = 'and again';
      return;
    }
    reading.current = 'yes';
    await readNow();
    const isDue = (reading.current as string) === 'and again';
    reading.current = 'no';
    if (isDue) await begin();
  };
  useLive('projects', (topic) => {
    if (topic === 'submissions') return;
    timer.current ||= window.setTimeout(() => void begin(), burstMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
