import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { DirectoryPage, DirectoryQuery } from '#domain/directors/directory.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { loadFailure } from '../load-failure.tsx';
import { growList, grownAt, subscribeToGrown } from './grown-list.ts';

/** The first page and what was added to it at this place of the history. */
export type DirectoryList = ReturnType<typeof useDirectoryList>;

export function useDirectoryList(first: DirectoryPage, query: DirectoryQuery, place: string) {
  const { show } = useToast();
  const read = useCallback(() => grownAt(place), [place]);
  const grown = useSyncExternalStore(subscribeToGrown, read, () => undefined);
  const directors = useMemo(() => {
    const ids = new Set(first.directors.map(({ id }) => id));
    return [...first.directors, ...(grown?.directors ?? []).filter(({ id }) => !ids.has(id))];
  }, [first, grown]);
  const grow = useCallback(
    async (by?: number) => {
      const end = await growList({ place, query, first, ...(by ? { by } : {}) });
      if (end === 'failed') show({ title: loadFailure, tone: 'destructive' });
      return end;
    },
    [place, query, first, show],
  );
  return {
    directors,
    total: first.total,
    nextCursor: grown ? grown.nextCursor : first.nextCursor,
    state: grown?.state ?? 'idle',
    grow,
  };
}
