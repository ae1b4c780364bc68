import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AdminProjectPage } from '#domain/admin/project-list.ts';
import { listProjects } from '#domain/contract/admin-routes.ts';
import type { CallOptions } from '../../calls/ask.ts';
import { call } from '../../calls/call.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useAdminGuard } from '../use-admin-guard.ts';
import { useNews } from '../use-news.ts';
import { type Asked, parametersOf } from './project-address.ts';
import { freshRows, grown, refreshed, renewed } from './project-rows.ts';

type Shown = { key: string; page: AdminProjectPage; newer: AdminProjectPage | null };

/**
 * The list that is asked for, as it grows. While another one is read the earlier stays to be seen.
 * What happens meanwhile shows by itself when `isAtTop`, else it waits for `showNewer`.
 */
export function useProjectTable(asked: Asked, isAtTop: () => boolean) {
  const key = parametersOf(asked).toString();
  const { shutBy } = useAdminGuard();
  const { show } = useToast();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isReading, setReading] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const [isGrowing, setGrowing] = useState(false);
  const [round, setRound] = useState(0);
  const reading = useRef<Promise<void>>(undefined);
  const current = useRef(key);
  current.current = key;

  const readFirst = useEffectEvent(async (signal: AbortSignal) => {
    setReading(true);
    const result = await read(asked, { signal });
    if (signal.aborted || (!result.ok && shutBy(result.failure))) return;
    setReading(false);
    setFailed(!result.ok);
    if (result.ok) setShown({ key, page: result.answer, newer: null });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads anew, each key something else
  useEffect(() => {
    const stop = new AbortController();
    reading.current = readFirst(stop.signal);
    return () => stop.abort();
  }, [key, round]);

  // Another order than that of time has no newer rows on top: its first page stands for itself.
  const isByTime = asked.sort === '' || asked.sort === 'newest';
  const renew = async (takes = isAtTop()) => {
    await reading.current;
    const result = await read(asked);
    if (!result.ok) return void shutBy(result.failure);
    const newer = result.answer;
    setShown((before) =>
      before?.key === key ? renewedBy(before, newer, takes, isByTime) : before,
    );
  };
  useNews(['projects', 'submissions', 'payments', 'leads'], () => void renew());

  const more = async () => {
    if (isGrowing || !shown?.page.nextCursor) return;
    setGrowing(true);
    const result = await read(asked, {}, shown.page.nextCursor);
    setGrowing(false);
    if (current.current !== key) return;
    if (result.ok) {
      const next = result.answer;
      return setShown((before) =>
        before?.key === key ? { ...before, page: grown(before.page, next) } : before,
      );
    }
    if (!shutBy(result.failure)) show(moreFailed);
  };
  return {
    page: shown?.page ?? null,
    newCount: shown?.newer ? freshRows(shown.page, shown.newer).length : 0,
    ...{ isReading, hasFailed, isGrowing, more, renew },
    showNewer: () => setShown((before) => before && withNews(before, before.newer, true)),
    retry: () => setRound((before) => before + 1),
  };
}

/** A page of those that are asked for: the first, or that after `cursor`. */
function read(asked: Asked, options: CallOptions = {}, cursor?: string) {
  const query = parametersOf(asked);
  if (cursor) query.set('cursor', cursor);
  return call(listProjects, { query }, options);
}

function renewedBy(
  shown: Shown,
  newer: AdminProjectPage,
  takes: boolean,
  isByTime: boolean,
): Shown {
  if (isByTime) return withNews(shown, newer, takes);
  return { ...shown, page: takes ? newer : refreshed(shown.page, newer), newer: null };
}

function withNews(shown: Shown, newer: AdminProjectPage | null, takes: boolean): Shown {
  if (!newer) return shown;
  if (takes) return { ...shown, page: renewed(shown.page, newer), newer: null };
  return { ...shown, page: refreshed(shown.page, newer), newer };
}

const moreFailed = {
  title: 'Error',
  text: 'The next projects could not be read. Please try again.',
  tone: 'destructive',
} as const;
