import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { restoreTake } from '#domain/contract/project-routes.ts';
import type { Take, WholeProject } from '#domain/projects/project.ts';
import { call } from '../../calls/call.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { failureNotice, notices } from '../notices.ts';
import { projectPath, signInPath } from '../project-paths.ts';

/** Brings a take back, then has the page show what stands. `restore` says whether it worked. */
export function useRestoreTake({ id }: WholeProject) {
  const [restoring, setRestoring] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { show } = useToast();
  const restore = async (take: Take): Promise<boolean> => {
    if (restoring) return false;
    setRestoring(take.id);
    const result = await call(restoreTake, { params: { id, take: take.id } });
    const reason = result.ok ? null : result.failure.reason;
    if (!reason || reason === 'missing') await revalidate();
    setRestoring(null);
    if (result.ok) show(notices.restored);
    else if (reason === 'signed-out') void navigate(signInPath(projectPath(id)));
    else show(failureNotice(result.failure, notices.notRestored));
    return result.ok;
  };
  return { restoring, restore };
}
