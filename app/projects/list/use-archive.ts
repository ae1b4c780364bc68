import { useCallback, useEffect, useRef, useState } from 'react';
import { listArchived } from '#domain/contract/project-routes.ts';
import type { ArchivedProject } from '#domain/projects/archive.ts';
import { call } from '../../calls/call.ts';
import { useLive } from '../../live/use-live.ts';

/** The member's deleted projects; none while they are not known. */
export function useArchive() {
  const [projects, setProjects] = useState<readonly ArchivedProject[]>([]);
  const begun = useRef(0);
  const shown = useRef(0);
  const reread = useCallback(async () => {
    begun.current += 1;
    const turn = begun.current;
    const result = await call(listArchived, {});
    // An older answer may come after a newer one.
    if (!result.ok || turn < shown.current) return;
    shown.current = turn;
    setProjects(result.answer.projects);
  }, []);
  useEffect(() => void reread(), [reread]);
  useLive('projects', (topic) => {
    if (topic === 'projects' || topic === 'payments') void reread();
  });
  return { projects, reread };
}
