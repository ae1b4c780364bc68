import type { Thread } from '#domain/sharing/comment.ts';
import { type GuestRefusal, type SharedPage, sharedPath } from '#domain/sharing/shared-page.ts';
import { ResolvedThreads } from '../resolved-threads.tsx';
import { ThreadView } from '../thread-view.tsx';
import { SaidNote } from './notes.tsx';
import { Reply } from './reply-form.tsx';
import { WriteForm } from './write-form.tsx';

type CommentsProps = { page: SharedPage; refused: GuestRefusal | undefined };

/** What guests and owner said, and the form to say something. */
export function Comments({ page, refused }: CommentsProps) {
  const open = page.threads.filter(({ resolved_at }) => resolved_at === null);
  const resolved = page.threads.filter(({ resolved_at }) => resolved_at !== null);
  const canWrite = page.owner === null && page.frozen === null;
  const view = (thread: Thread) => (
    <ThreadView
      key={thread.id}
      thread={thread}
      {...(page.frozen ? { placeHref: (id: string) => `${sharedPath(page.token)}#${id}` } : {})}
    >
      {canWrite ? <Reply page={page} thread={thread} refused={refused} /> : null}
    </ThreadView>
  );
  return (
    <section id="comments" className="shared-section" aria-labelledby="comments-heading">
      <h2 id="comments-heading" className="heading-2">
        Comments
      </h2>
      <SaidNote of={['comment', 'reply']} />
      <div className={canWrite ? 'shared-comments' : ''}>
        <div className="threads">
          {open.length === 0 ? <p className="muted">{nothing(canWrite, resolved.length)}</p> : null}
          {open.map(view)}
          <ResolvedThreads count={resolved.length}>{resolved.map(view)}</ResolvedThreads>
        </div>
        {canWrite ? <WriteForm page={page} refused={refused} /> : null}
      </div>
    </section>
  );
}

function nothing(canWrite: boolean, resolved: number): string {
  if (resolved > 0) return 'Everything that was said is resolved.';
  return canWrite ? 'Nothing was said yet. What would you change?' : 'Nothing was said yet.';
}
