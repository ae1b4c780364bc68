import { useState } from 'react';
import type { Failure } from '#domain/admin/failures.ts';
import { useToast } from '../../ui/toast.tsx';
import { useDoor } from '../use-door.ts';
import { useNews } from '../use-news.ts';
import { useRead } from '../use-read.ts';
import { failureWords } from './failure-words.ts';
import { listFailures, retryFailure } from './failures-calls.ts';

export const failureKey = ({ kind, id }: Failure): string => `${kind}:${id}`;

/** What was given up, and how to have it tried again. */
export function useFailures() {
  const list = useRead('failures', listFailures);
  const live = useNews(['mails', 'jobs', 'leads', 'directors'], list.reload);
  const { shutBy } = useDoor();
  const { show } = useToast();
  const [retrying, setRetrying] = useState<ReadonlySet<string>>(new Set());

  // One after the other: they go through the same narrow doors outside.
  const retry = async (chosen: readonly Failure[]) => {
    setRetrying((before) => new Set([...before, ...chosen.map(failureKey)]));
    let done = 0;
    for (const failure of chosen) {
      const result = await retryFailure(failure);
      // What is gone was tried again, or deleted, by somebody else.
      if (!result.ok && result.failure.reason !== 'missing') {
        if (!shutBy(result.failure)) show(notRetried(failure, chosen.length - done));
        break;
      }
      done += 1;
    }
    if (done === chosen.length) show(retried(chosen));
    setRetrying((before) => {
      const keys = new Set(chosen.map(failureKey));
      return new Set([...before].filter((key) => !keys.has(key)));
    });
    list.reload();
  };
  return { ...list, live, retrying, retry };
}

const retried = (chosen: readonly Failure[]) => {
  const [first] = chosen;
  const what = chosen.length === 1 && first ? failureWords(first) : `${chosen.length} of them`;
  return {
    title: 'Trying again',
    text: `${what}: what fails once more comes back to this list.`,
    about: 'retry',
  };
};

const notRetried = (failure: Failure, left: number) => ({
  title: 'Not tried again',
  text:
    left > 1
      ? `${failureWords(failure)} and ${left - 1} more still stand in the list. Please try again.`
      : `${failureWords(failure)} still stands in the list. Please try again.`,
  tone: 'destructive' as const,
  about: 'retry',
});
