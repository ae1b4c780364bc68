import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { listTakes } from '#domain/contract/project-routes.ts';
import type { TakeList, WholeProject } from '#domain/projects/project.ts';
import { call } from '../../calls/call.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { failureNotice, notices } from '../notices.ts';
import { projectPath, signInPath } from '../project-paths.ts';

type Read = TakeList & { below: string | undefined; shownFrom: string | undefined };

/**
 * The takes a page came with and, when they are asked for, those before them. What was read is forgotten
 * when another take becomes the newest: it no longer begins where the page's own end.
 */
export function useOlderTakes({ id }: WholeProject, newest: TakeList) {
  const below = newest.takes[0]?.id;
  const [kept, setKept] = useState<Read | null>(null);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { show } = useToast();
  const read = kept?.below === below ? kept : null;
  const takes = read ? [...newest.takes, ...read.takes] : newest.takes;
  const showOlder = async (): Promise<void> => {
    const before = takes.at(-1)?.id;
    if (busy || !before) return;
    setBusy(true);
    const result = await call(listTakes, { params: { id }, query: { before } });
    setBusy(false);
    if (result.ok) {
      const { answer } = result;
      const older = [...(read?.takes ?? []), ...answer.takes];
      setKept({ takes: older, more: answer.more, below, shownFrom: answer.takes[0]?.id });
    } else if (result.failure.reason === 'signed-out') void navigate(signInPath(projectPath(id)));
    else show(failureNotice(result.failure, notices.takesNotRead));
  };
  // Called when that row comes, and not again while it stays.
  const row = useCallback((first: HTMLLIElement | null) => first?.focus(), []);
  return {
    takes,
    more: read ? read.more : newest.more,
    busy,
    showOlder,
    firstShown: { id: read?.shownFrom, row },
  };
}
