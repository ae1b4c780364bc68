import { useState } from 'react';
import type { AuditEntry } from '#domain/admin/audit.ts';
import { listAudit } from '#domain/contract/admin-routes.ts';
import { call } from '../../calls/call.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useAdminGuard } from '../use-admin-guard.ts';
import { useRead } from '../use-read.ts';

type Page = { entries: AuditEntry[]; nextCursor: string | null };

/** The acts, newest first, as the list grows at its end. */
export function useAudit() {
  const first = useRead('audit', (signal) => call(listAudit, {}, { signal }));
  const { shutBy } = useAdminGuard();
  const { show } = useToast();
  const [beyond, setBeyond] = useState<Page | null>(null);
  const [isGrowing, setGrowing] = useState(false);
  const nextCursor = beyond ? beyond.nextCursor : (first.answer?.nextCursor ?? null);

  const more = async () => {
    if (isGrowing || !nextCursor) return;
    setGrowing(true);
    const result = await call(listAudit, { query: { cursor: nextCursor } });
    setGrowing(false);
    if (result.ok) {
      const { entries, nextCursor: following } = result.answer;
      return setBeyond((before) => ({
        entries: [...(before?.entries ?? []), ...entries],
        nextCursor: following,
      }));
    }
    if (!shutBy(result.failure)) show(moreFailed);
  };
  const entries = first.answer ? [...first.answer.entries, ...(beyond?.entries ?? [])] : null;
  return { ...first, entries, nextCursor, isGrowing, more };
}

const moreFailed = {
  title: 'Error',
  text: 'The earlier acts could not be read. Please try again.',
  tone: 'destructive',
} as const;
