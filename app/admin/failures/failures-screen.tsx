import { useEffect, useRef } from 'react';
import { failureKinds } from '#domain/admin/failures.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { AdminPageHead } from '../admin-page-head.tsx';
import { LiveMark } from '../live-mark.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { TabLoading } from '../tab-loading.tsx';
import { FailureTable } from './failure-table.tsx';
import { FeedFailure } from './feed-failure.tsx';
import { MailStopsTable } from './suppression-table.tsx';
import { useFailures } from './use-failures.ts';

/** What was given up and can be tried again, by kind. */
export function FailuresScreen() {
  const list = useFailures();
  return (
    <>
      <AdminPageHead
        title="Failures"
        text="Mails, background work and leads that were given up: they are not tried again by themselves."
      >
        <LiveMark state={list.live} />
      </AdminPageHead>
      <Lists list={list} />
      <MailStopsTable />
    </>
  );
}

function Lists({ list }: { list: ReturnType<typeof useFailures> }) {
  const { answer, failedSync, failure, isReading, retrying, retry, retryKind, reload } = list;
  const place = useKeptFocus(answer?.failures.length ?? 0);
  if (!answer) {
    return failure ? (
      <ReadFailure text="The failures could not be read." busy={isReading} onRetry={reload} />
    ) : (
      <TabLoading />
    );
  }
  const { failures, total } = answer;
  return (
    <div className="admin-failure-lists" ref={place} tabIndex={-1}>
      <p role="status" className={failures.length < total ? 'muted' : 'sr-only'}>
        {failures.length < total
          ? `The newest ${failures.length} of ${total.toLocaleString('en-US')}`
          : `${total} failed`}
      </p>
      {failedSync ? <FeedFailure sync={failedSync} /> : null}
      {failures.length === 0 && !failedSync ? <EmptyState text="Nothing has failed." /> : null}
      {failureKinds.map((kind) => {
        const own = failures.filter((one) => one.kind === kind);
        if (own.length === 0) return null;
        return (
          <FailureTable
            key={kind}
            kind={kind}
            failures={own}
            retrying={retrying}
            onRetry={(one) => void retry(one)}
            onRetryAll={() => void retryKind(kind)}
          />
        );
      })}
    </div>
  );
}

// The button that was pressed goes with its row: the focus goes on from the lists.
function useKeptFocus(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (count < before.current && isLost) place.current?.focus();
    before.current = count;
  }, [count]);
  return place;
}
