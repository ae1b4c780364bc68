import { useState } from 'react';
import type { Failure, FailureKind, RetryAnswer } from '#domain/admin/failures.ts';
import { listSyncs } from '#domain/contract/admin-director-routes.ts';
import { listFailures, retryFailure, retryFailures } from '#domain/contract/admin-routes.ts';
import type { Result } from '../../calls/ask.ts';
import { call } from '../../calls/call.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useAdminGuard } from '../use-admin-guard.ts';
import { useNews } from '../use-news.ts';
import { useRead } from '../use-read.ts';
import { failureWords } from './failure-words.ts';

export const failureKey = ({ kind, id }: Failure): string => `${kind}:${id}`;

/** What was given up, and how to have it tried again. */
export function useFailures() {
  const list = useRead('failures', (signal) => call(listFailures, {}, { signal }));
  const feed = useRead('feed', (signal) => call(listSyncs, {}, { signal }));
  const live = useNews(['mails', 'jobs', 'leads', 'directors'], () => {
    list.reload();
    feed.reload();
  });
  const { shutBy } = useAdminGuard();
  const { show } = useToast();
  // Keys of failures, and the kinds of which all are tried.
  const [retrying, setRetrying] = useState<ReadonlySet<string>>(new Set());

  const run = async (key: string, ask: () => Promise<Result<RetryAnswer>>, what: string) => {
    setRetrying((before) => new Set([...before, key]));
    const result = await ask();
    setRetrying((before) => new Set([...before].filter((one) => one !== key)));
    if (!result.ok && shutBy(result.failure)) return;
    show(noticeOf(result, what));
    list.reload();
  };
  const retry = (failure: Failure) =>
    run(failureKey(failure), () => call(retryFailure, { params: failure }), failureWords(failure));
  const retryKind = (kind: FailureKind) =>
    run(kind, () => call(retryFailures, { body: { kind } }), '');
  const latest = feed.answer?.syncs[0];
  const failedSync = latest?.outcome === 'failed' ? latest : null;
  return { ...list, failedSync, live, retrying, retry, retryKind };
}

const about = 'retry';

/** `what` is empty for all of a kind. */
function noticeOf(result: Result<RetryAnswer>, what: string) {
  if (result.ok) {
    const { retried, left } = result.answer;
    const still = left > 0 && !what ? `, ${left} still stand in the list` : '';
    const subject = what || `${retried} of them${still}`;
    return { title: 'Trying again', text: `${subject}. What fails once more comes back.`, about };
  }
  const { reason } = result.failure;
  // Somebody else had it tried again, or it was deleted.
  if (reason === 'missing' || reason === 'conflict') {
    return { title: 'Not waiting any more', text: `${what} is no failure any more.`, about };
  }
  const text = `${what || 'What failed'} still stands in the list. Please try again.`;
  return { title: 'Not tried again', text, tone: 'destructive' as const, about };
}
