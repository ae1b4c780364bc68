import { useCallback, useEffect, useState } from 'react';
import { listArchived } from '#domain/contract/project-routes.ts';
import type { ArchivedProject } from '#domain/projects/archive.ts';
import { call } from '../../calls/call.ts';
import { useLive } from '../../live/use-live.ts';

/** The member's deleted projects; none while they are not known. */
export function useArchive() {
  const [projects, setProjects] = useState<readonly ArchivedProject[]>([]);
  const [round, setRound] = useState(0);
  const reread = useCallback(() => setRound((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads anew
  useEffect(() => {
    const stop = new AbortController();
    void call(listArchived, {}, { signal: stop.signal }).then((result) => {
      if (result.ok && !stop.signal.aborted) setProjects(result.answer.projects);
    });
    return () => stop.abort();
  }, [round]);
  useLive('projects', (topic) => {
    if (topic === 'projects' || topic === 'payments') reread();
  });
  return { projects, reread };
}
