import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { readShare } from '#domain/contract/share-routes.ts';
import type { ProjectShare } from '#domain/sharing/share.ts';
import type { Result } from '../../calls/ask.ts';
import { call } from '../../calls/call.ts';
import { useLive } from '../../live/use-live.ts';
import { type Toast, useToast } from '../../ui/overlays/toast.tsx';
import { failureNotice } from './notices.ts';

// What happens together is told topic by topic.
const burstMs = 100;

/** The link of a project, which follows what guests do, and what its owner does with it. */
export function useShare(projectId: string, read: ProjectShare) {
  const [share, setShare] = useState(read);
  const [busy, setBusy] = useState<string | null>(null);
  const timer = useRef(0);
  const { show } = useToast();
  const navigate = useNavigate();
  useEffect(() => setShare(read), [read]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const readAgain = async () => {
    timer.current = 0;
    const result = await call(readShare, { params: { id: projectId } });
    if (result.ok) setShare(result.answer);
  };
  useLive('projects', (topic) => {
    if (topic === 'projects') timer.current ||= window.setTimeout(() => void readAgain(), burstMs);
  });
  /** `name` is what is busy meanwhile. Says whether it worked, and gives what fields were refused. */
  const run = async (
    name: string,
    asked: Promise<Result<ProjectShare | null>>,
    done?: Toast,
  ): Promise<{ ok: boolean; fields: Record<string, string> }> => {
    setBusy(name);
    const result = await asked;
    setBusy(null);
    if (result.ok) {
      if (result.answer) setShare(result.answer);
      else await readAgain();
      if (done) show(done);
      return { ok: true, fields: {} };
    }
    const { failure } = result;
    if (failure.reason === 'validation') return { ok: false, fields: failure.fields };
    if (failure.reason === 'signed-out') {
      void navigate(`/auth?next=${encodeURIComponent(`/projects/${projectId}/share`)}`);
    } else show(failureNotice(failure));
    if (failure.reason === 'missing') await readAgain();
    return { ok: false, fields: {} };
  };
  return { share, busy, run };
}

export type Run = ReturnType<typeof useShare>['run'];
export type Link = NonNullable<ProjectShare['link']>;
/** What each part of the owner's page is given: `busy` names what is under way. */
export type OwnPart = { projectId: string; share: ProjectShare; busy: string | null; run: Run };
