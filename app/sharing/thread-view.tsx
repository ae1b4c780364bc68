import type { ReactNode } from 'react';
import type { Comment, Thread } from '#domain/sharing/comment.ts';
import { placeId, placeWords } from '#domain/sharing/place.ts';
import { ShownTime } from '../ui/page/shown-time.tsx';

type ThreadViewProps = {
  thread: Thread;
  /** Where what it is about is shown; nothing where it is not on this page. */
  placeHref?: (id: string) => string;
  /** What can be done with one of its comments. */
  actions?: (comment: Comment) => ReactNode;
  /** Below the last answer. */
  children?: ReactNode;
};

/** A comment, what it is about, and its answers. Everything in it is text, whatever was typed. */
export function ThreadView({
  thread,
  placeHref = (id) => `#${id}`,
  actions,
  children,
}: ThreadViewProps) {
  const words = placeWords(thread);
  return (
    <article className="thread" aria-label={`${words}: ${thread.name}`}>
      <p className="thread-about">
        {thread.part === 'whole' ? (
          words
        ) : (
          <>
            <a href={placeHref(placeId(thread))}>{words}</a>
            {thread.about ? <q dir="auto">{thread.about}</q> : null}
          </>
        )}
      </p>
      <Said comment={thread} actions={actions} />
      {thread.replies.length > 0 ? (
        <ol className="thread-replies" aria-label="Answers">
          {thread.replies.map((reply) => (
            <li key={reply.id}>
              <Said comment={reply} actions={actions} />
            </li>
          ))}
        </ol>
      ) : null}
      {children}
    </article>
  );
}

function Said({ comment, actions }: { comment: Comment; actions: ThreadViewProps['actions'] }) {
  return (
    <div id={`comment-${comment.id}`} className="said">
      <p className="said-by">
        <b>
          <bdi>{comment.name}</bdi>
        </b>
        {comment.is_owner ? <span className="said-owner">Owner</span> : null}
        <span className="meta">
          <ShownTime iso={comment.created_at} exact />
        </span>
      </p>
      <p className="said-text" dir="auto">
        {comment.text}
      </p>
      {actions?.(comment)}
    </div>
  );
}
