import { useEffect, useEffectEvent, useRef } from 'react';
import { listProjects } from '#domain/contract/project-routes.ts';
import type { ProjectList } from '#domain/projects/project.ts';
import { call } from '../../calls/call.ts';
import { useLive } from '../../live/use-live.ts';

// What happens together is told topic by topic.
const burstMs = 100;

/**
 * Reads the first page again when something of the member's may have changed anywhere, one reading
 * at a time. What cannot be read leaves the list as it is.
 */
export function useListNews(onRead: (first: ProjectList) => void): void {
  const timer = useRef(0);
  const reading = useRef<'no' | 'yes' | 'and again'>('no');
  const told = useEffectEvent(onRead);
  const read = async () => {
    timer.current = 0;
    if (reading.current !== 'no') {
      reading.current = 'and again';
      return;
    }
    reading.current = 'yes';
    const result = await call(listProjects, {});
    if (result.ok) told(result.answer);
    const isDue = (reading.current as string) === 'and again';
    reading.current = 'no';
    if (isDue) await read();
  };
  useLive('projects', (topic) => {
    if (topic === 'submissions') return;
    timer.current ||= window.setTimeout(() => void read(), burstMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
