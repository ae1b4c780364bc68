import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProjectBids } from '#domain/bidding/bid.ts';
import { listBids } from '#domain/contract/bid-routes.ts';
import type { Result } from '../../calls/ask.ts';
import { call } from '../../calls/call.ts';
import { useLive } from '../../live/use-live.ts';
import { type Toast, useToast } from '../../ui/overlays/toast.tsx';
import { waitingTime } from '../../ui/page/waiting-time.ts';

const failed = (text: string): Toast => ({ title: 'Error', text, tone: 'destructive' });

/** The bids of a project, which follow what directors offer, and what their owner does. */
export function useBids(projectId: string, read: ProjectBids) {
  const [found, setFound] = useState(read);
  const [busy, setBusy] = useState<string | null>(null);
  const { show } = useToast();
  const navigate = useNavigate();
  useEffect(() => setFound(read), [read]);
  useLive('projects', (topic) => {
    if (topic !== 'projects') return;
    void call(listBids, { params: { id: projectId } }).then((result) => {
      if (result.ok) setFound(result.answer);
    });
  });
  /** `name` is what is busy meanwhile. Says whether it worked. */
  const run = async (name: string, asked: Promise<Result<ProjectBids>>, done: Toast) => {
    setBusy(name);
    const result = await asked;
    setBusy(null);
    if (result.ok) {
      setFound(result.answer);
      show(done);
      return true;
    }
    const { failure } = result;
    if (failure.reason === 'signed-out') {
      void navigate(`/auth?next=${encodeURIComponent(`/projects/${projectId}/bids`)}`);
    } else show(failed(wordsOf(failure)));
    return false;
  };
  return { found, busy, run };
}

type Failure = Extract<Result<ProjectBids>, { ok: false }>['failure'];

function wordsOf(failure: Failure): string {
  switch (failure.reason) {
    case 'limited':
      return `That was the limit for now. Try again ${waitingTime(failure.retryAfterSeconds)}.`;
    case 'validation':
      return Object.values(failure.fields)[0] ?? 'That did not work. Please try again.';
    case 'refused':
      return failure.message;
    case 'conflict':
      return (
        (failure.body as { error?: { message?: string } })?.error?.message ?? 'It has changed.'
      );
    default:
      return 'That did not work. Please try again.';
  }
}
