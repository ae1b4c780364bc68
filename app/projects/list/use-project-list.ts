import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { listProjects } from '#domain/contract/project-routes.ts';
import type { ProjectList } from '#domain/projects/project.ts';
import type { Result } from '../../calls/ask.ts';
import { call } from '../../calls/call.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { failureNotice, notices } from '../notices.ts';
import { signInPath } from '../project-paths.ts';
import { useMemberNews } from '../use-member-news.ts';
import { type ListedProjects, withFirstPage, withMore } from './grow-list.ts';

type More = 'none' | 'idle' | 'loading';

/** The list as it grows by `loadMore`, follows what happens elsewhere and loses what is deleted. */
export function useProjectList(listed: ListedProjects) {
  const [grown, setGrown] = useState(listed);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [loading, setLoading] = useState(false);
  const { show } = useToast();
  const navigate = useNavigate();
  // A list that was asked for again begins anew.
  useEffect(() => setGrown(listed), [listed]);
  /** Reads the first page again; false where it cannot be read, which leaves the list as it is. */
  const reread = async (): Promise<boolean> => {
    const result = await call(listProjects, {});
    if (result.ok) setGrown((before) => withFirstPage(before, result.answer));
    return result.ok;
  };
  // Something of the member's may have changed anywhere.
  useMemberNews(async () => void (await reread()));

  const loadMore = async () => {
    setLoading(true);
    const result = await nextProjects(grown);
    setLoading(false);
    if (result.ok) return setGrown((before) => withMore(before, result.answer));
    if (result.failure.reason === 'signed-out') return navigate(signInPath('/projects'));
    show(failureNotice(result.failure, notices.moreFailed));
  };
  const more: More = grown.nextCursor === null ? 'none' : loading ? 'loading' : 'idle';
  return {
    projects: grown.projects.filter(({ id }) => !gone.includes(id)),
    more,
    loadMore,
    reread,
    drop: (id: string) => setGone((before) => [...before, id]),
    /** What was dropped may be listed again. */
    undrop: (id: string) => setGone((before) => before.filter((one) => one !== id)),
  };
}

// Without a cursor the list is read from its beginning, until something new comes.
async function nextProjects({
  projects,
  nextCursor,
}: ListedProjects): Promise<Result<ProjectList>> {
  let cursor = nextCursor;
  const known = new Set(projects.map(({ id }) => id));
  for (;;) {
    const result = await call(listProjects, { query: { cursor: cursor ?? undefined } });
    if (!result.ok) return result;
    const fresh = result.answer.projects.filter(({ id }) => !known.has(id));
    cursor = result.answer.nextCursor;
    if (fresh.length > 0 || cursor === null) {
      return { ok: true, answer: { projects: [...projects, ...fresh], nextCursor: cursor } };
    }
  }
}
