import { useEffect, useState } from 'react';
import type { LiveTopic } from '#domain/live/channels.ts';
import type { Result } from '../../calls/ask.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useAdminGuard } from '../use-admin-guard.ts';
import { useNews } from '../use-news.ts';
import { useRead } from '../use-read.ts';

type Page<Row> = { rows: Row[]; total: number; nextCursor: string | null };
type Read<Row> = (cursor: string | undefined, signal?: AbortSignal) => Promise<Result<Page<Row>>>;
type Beyond<Row> = { key: string; rows: Row[]; nextCursor: string | null };

/**
 * What `key` asks for, newest first, as the list grows at its end; the first page is read again when
 * one of `topics` may have changed.
 */
export function useGrownList<Row extends { id: string }>(
  key: string,
  topics: readonly LiveTopic[],
  read: Read<Row>,
) {
  const first = useRead(key, (signal) => read(undefined, signal));
  const { shutBy } = useAdminGuard();
  const { show } = useToast();
  const [beyond, setBeyond] = useState<Beyond<Row> | null>(null);
  const [isGrowing, setGrowing] = useState(false);
  useNews(topics, first.reload);
  // What stays to be seen while something else is read.
  const [last, setLast] = useState<Page<Row> | null>(null);
  useEffect(() => {
    if (first.answer) setLast(first.answer);
  }, [first.answer]);

  const more = beyond?.key === key ? beyond : null;
  const page = first.answer ?? (first.failure ? null : last);
  const nextCursor = more ? more.nextCursor : (page?.nextCursor ?? null);
  const grow = async () => {
    if (isGrowing || !nextCursor) return;
    setGrowing(true);
    const result = await read(nextCursor);
    setGrowing(false);
    if (result.ok) {
      const { rows, nextCursor: following } = result.answer;
      return setBeyond({ key, rows: [...(more?.rows ?? []), ...rows], nextCursor: following });
    }
    if (!shutBy(result.failure)) show(moreFailed);
  };
  const known = new Set(page?.rows.map(({ id }) => id));
  const rows = page && [...page.rows, ...(more?.rows.filter(({ id }) => !known.has(id)) ?? [])];
  return {
    rows,
    total: page?.total ?? 0,
    hasMore: nextCursor !== null,
    isReading: first.isReading,
    hasFailed: first.failure !== null && first.answer === null,
    isGrowing,
    grow: () => void grow(),
    reload: first.reload,
  };
}

const moreFailed = {
  title: 'Error',
  text: 'The next rows could not be read. Please try again.',
  tone: 'destructive',
} as const;
