import type { ReactNode } from 'react';

type ResolvedThreadsProps = { count: number; children: ReactNode };

/** The comments that are done with, folded away; nothing where there are none. */
export function ResolvedThreads({ count, children }: ResolvedThreadsProps) {
  if (count === 0) return null;
  return (
    <details className="threads-resolved">
      <summary>
        {count} resolved {count === 1 ? 'comment' : 'comments'}
      </summary>
      <div className="threads">{children}</div>
    </details>
  );
}
