import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DirectorSync } from '#domain/admin/directors.ts';
import { askForSync, listSyncs } from '#domain/contract/admin-director-routes.ts';
import { call } from '../../calls/call.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useAdminGuard } from '../use-admin-guard.ts';
import { useNews } from '../use-news.ts';
import { useRead } from '../use-read.ts';
import { failureWords } from './failure-words.ts';

const longestWaitMs = 180_000;

/** What the readings of the feed did, as they come, and how to have it read now. */
export function useFeedReadings() {
  const { answer, failure, isReading, reload } = useRead('syncs', (signal) =>
    call(listSyncs, {}, { signal }),
  );
  const { show } = useToast();
  const { shutBy } = useAdminGuard();
  const [waits, setWaits] = useState(false);
  const latest = answer?.syncs[0];
  const known = useRef<string | null>(null);
  useNews(['directors', 'jobs'], reload);

  const tell = useEffectEvent((sync: DirectorSync) => {
    const count = sync.added + sync.changed + sync.deactivated;
    if (count > 0) {
      const text = `Synced ${count.toLocaleString('en-US')} creative directors.`;
      show({ title: 'Directors Updated', text });
    } else if (waits) show(sync.outcome === 'failed' ? failed(sync) : unchanged);
    setWaits(false);
  });
  const id = answer ? (latest?.id ?? '') : null;
  // What stood there when the page came is no news.
  useEffect(() => {
    if (id === null) return;
    if (known.current !== null && known.current !== id && latest) tell(latest);
    known.current = id;
  }, [id, latest]);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(setWaits, longestWaitMs, false);
    return () => clearTimeout(timer);
  }, [waits]);

  const sync = async () => {
    setWaits(true);
    const result = await call(askForSync, {});
    if (result.ok) return;
    setWaits(false);
    if (shutBy(result.failure)) return;
    show({ title: 'Not synced', text: failureWords(result.failure), tone: 'destructive' });
  };
  const isSyncing = waits || answer?.isReading === true;
  return { syncs: answer?.syncs ?? null, failure, isReading, reload, isSyncing, sync };
}

const unchanged = { title: 'Nothing changed', text: 'The feed says what it said the last time.' };
const failed = ({ problem }: DirectorSync) => ({
  title: 'Not synced',
  text: problem ?? 'The feed could not be read.',
  tone: 'destructive' as const,
});
