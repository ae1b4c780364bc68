import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteArchived, restoreProject } from '#domain/contract/project-routes.ts';
import type { ArchivedProject } from '#domain/projects/archive.ts';
import { call } from '../../calls/call.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { failureNotice, notices } from '../notices.ts';
import { signInPath } from '../project-paths.ts';

type ActsParts = {
  reread: () => Promise<void>;
  /** Ends once it is seen where it belongs again. */
  onRestored: (id: string) => Promise<void>;
  onGone: () => void;
};

/** Brings a deleted project back, or lets it go for good; `busy` is the id of the one it happens to. */
export function useArchiveActs({ reread, onRestored, onGone }: ActsParts) {
  const [busy, setBusy] = useState<string | null>(null);
  const { show } = useToast();
  const navigate = useNavigate();
  const during = async <R>(id: string, act: () => Promise<R>): Promise<R> => {
    setBusy(id);
    const result = await act();
    setBusy(null);
    return result;
  };
  const restore = async ({ id }: ArchivedProject) => {
    const result = await during(id, async () => {
      const restored = await call(restoreProject, { params: { id } });
      if (!restored.ok) return restored;
      // Said over the list as it was, it would look untrue; in neither it would look lost.
      await onRestored(id);
      await reread();
      return restored;
    });
    if (result.ok) return show(notices.broughtBack);
    if (result.failure.reason === 'signed-out') return navigate(signInPath('/projects'));
    if (result.failure.reason === 'missing') void reread();
    show(failureNotice(result.failure, notices.notBroughtBack));
  };
  const remove = async ({ id }: ArchivedProject) => {
    const result = await during(id, () => call(deleteArchived, { params: { id } }));
    // What is gone already needs no deleting.
    if (result.ok || result.failure.reason === 'missing') {
      void reread();
      onGone();
      return show(notices.deletedForGood);
    }
    if (result.failure.reason === 'signed-out') return navigate(signInPath('/projects'));
    if (result.failure.reason === 'conflict') void reread();
    show(failureNotice(result.failure, notices.notDeleted));
  };
  return { busy, restore, remove };
}
