import { useState } from 'react';
import type { PipelineChange } from '#domain/admin/pipeline.ts';
import { changePipeline } from '#domain/contract/admin-pipeline-routes.ts';
import { call } from '../../../calls/call.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { connectionWords } from '../../forms/connection-words.ts';
import { useAdminGuard } from '../../use-admin-guard.ts';
import type { ProjectKey } from '../project-address.ts';

const failed = {
  title: 'Error',
  tone: 'destructive',
  about: 'pipeline',
} as const;

/** Moves or assigns those that are named; `onChanged` reads what stands then. */
export function useChangePipeline(onChanged: () => void) {
  const [busy, setBusy] = useState(false);
  const { shutBy } = useAdminGuard();
  const { show, withdraw } = useToast();
  /** Says whether it was done. */
  const change = async (
    items: readonly ProjectKey[],
    changed: PipelineChange['change'],
  ): Promise<boolean> => {
    setBusy(true);
    const body = { items: items.map(({ kind, id }) => ({ kind, id })), change: changed };
    const result = await call(changePipeline, { body });
    setBusy(false);
    if (!result.ok) {
      const why = connectionWords(result.failure) ?? 'Please try again.';
      if (!shutBy(result.failure)) show({ ...failed, text: `This could not be changed. ${why}` });
      return false;
    }
    withdraw('pipeline');
    onChanged();
    const { missing } = result.answer;
    if (missing > 0) show({ title: 'Some are gone', text: `${missing} of them were deleted.` });
    return true;
  };
  return { busy, change };
}
