import { useEffect, useState } from 'react';
import { listDeliveries } from '#domain/contract/webhook-routes.ts';
import type { Delivery, DeliveryState } from '#domain/webhooks/webhook.ts';
import { call } from '../../calls/call.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useAdminGuard } from '../use-admin-guard.ts';
import { useRead } from '../use-read.ts';

const lookMs = 3_000;
type Beyond = { key: string; rows: Delivery[]; nextCursor: string | null };

/** What became of each event, newest first; looked at again while one is on its way. */
export function useDeliveries() {
  const [state, setState] = useState<DeliveryState | ''>('');
  const query = state ? { state } : {};
  const first = useRead(state, (signal) => call(listDeliveries, { query }, { signal }));
  const { shutBy } = useAdminGuard();
  const { show } = useToast();
  const [beyond, setBeyond] = useState<Beyond | null>(null);
  const [isGrowing, setGrowing] = useState(false);
  const more = beyond?.key === state ? beyond : null;
  const { answer, reload } = first;
  const isUnderway = answer?.deliveries.some((one) => one.state === 'queued') ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is followed by one more look
  useEffect(() => {
    if (!isUnderway) return;
    const timer = setTimeout(reload, lookMs);
    return () => clearTimeout(timer);
  }, [isUnderway, answer]);
  const nextCursor = more ? more.nextCursor : (answer?.nextCursor ?? null);
  const grow = async () => {
    if (isGrowing || !nextCursor) return;
    setGrowing(true);
    const result = await call(listDeliveries, { query: { ...query, cursor: nextCursor } });
    setGrowing(false);
    if (result.ok) {
      const { deliveries, nextCursor: following } = result.answer;
      const rows = [...(more?.rows ?? []), ...deliveries];
      return setBeyond({ key: state, rows, nextCursor: following });
    }
    if (!shutBy(result.failure)) show(moreFailed);
  };
  const known = new Set(answer?.deliveries.map(({ id }) => id));
  const rows = answer && [
    ...answer.deliveries,
    ...(more?.rows.filter(({ id }) => !known.has(id)) ?? []),
  ];
  const hasFailed = first.failure !== null && answer === null;
  const hasMore = nextCursor !== null;
  const grown = { hasMore, isGrowing, grow: () => void grow() };
  return { state, setState, rows, hasFailed, isReading: first.isReading, reload, ...grown };
}

const moreFailed = {
  title: 'Error',
  text: 'The earlier deliveries could not be read. Please try again.',
  tone: 'destructive',
} as const;
