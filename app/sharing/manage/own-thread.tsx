import { type FormEvent, useRef, useState } from 'react';
import {
  answerComment,
  blockGuest,
  changeComment,
  removeComment,
} from '#domain/contract/share-routes.ts';
import { type Comment, mostComment, type Thread } from '#domain/sharing/comment.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { LiveForm } from '../../ui/controls/live-form.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ThreadView } from '../thread-view.tsx';
import { notices } from './notices.ts';
import type { OwnPart } from './use-share.ts';

type OwnThreadProps = OwnPart & { thread: Thread };

/** A thread with what its owner can do: answer, resolve, remove, block. */
export function OwnThread({ thread, projectId, share, busy, run }: OwnThreadProps) {
  const isResolved = thread.resolved_at !== null;
  const { link } = share;
  const page = link && !link.is_over ? link.address : null;
  const resolve = () =>
    run(
      `resolve ${thread.id}`,
      call(changeComment, {
        params: { id: projectId, comment: thread.id },
        body: { resolved: !isResolved },
      }),
    );
  return (
    <ThreadView
      thread={thread}
      {...(page ? { placeHref: (id: string) => `${page}#${id}` } : {})}
      actions={(comment) => (
        <Moderation comment={comment} projectId={projectId} busy={busy} run={run} />
      )}
    >
      <div className="thread-own">
        <AnswerForm thread={thread} projectId={projectId} busy={busy} run={run} />
        <Button compact loading={busy === `resolve ${thread.id}`} onClick={() => void resolve()}>
          {isResolved ? 'Open again' : 'Resolve'}
          <span className="sr-only">: {thread.name}</span>
        </Button>
      </div>
    </ThreadView>
  );
}

type Acting = Pick<OwnPart, 'projectId' | 'busy' | 'run'>;

function AnswerForm({ thread, projectId, busy, run }: Acting & { thread: Thread }) {
  const [problem, setProblem] = useState('');
  const details = useRef<HTMLDetailsElement>(null);
  const name = `answer ${thread.id}`;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text') ?? '');
    const body = { parent_id: thread.id, text };
    const asked = call(answerComment, { params: { id: projectId }, body });
    const { ok, fields } = await run(name, asked, notices.answered);
    setProblem(fields.text ?? fields.parent ?? '');
    if (!ok) return;
    form.reset();
    details.current?.removeAttribute('open');
    details.current?.querySelector('summary')?.focus();
  };
  return (
    <details className="thread-reply" ref={details}>
      <summary>
        Answer<span className="sr-only"> {thread.name}</span>
      </summary>
      <LiveForm className="shared-form" onSubmit={(event) => void send(event)}>
        <Field
          label="Answer"
          name="text"
          multiline
          rows={3}
          maxLength={mostComment}
          error={problem}
        />
        <Button type="submit" compact loading={busy === name}>
          {busy === name ? 'Sending…' : 'Send answer'}
        </Button>
      </LiveForm>
    </details>
  );
}

type Asked = 'remove' | 'block';
const words = {
  remove: {
    title: 'Remove this comment?',
    text: 'It is removed from the link as well, with what was answered to it.',
    button: 'Remove comment',
    busy: 'Removing…',
  },
  block: {
    title: 'Block this guest?',
    text: 'Nothing more is taken from their browser or their network, and what they said and approved is removed, with what was answered to it. Others who share that network cannot write either until you unblock them.',
    button: 'Block guest',
    busy: 'Blocking…',
  },
};

function Moderation({ comment, projectId, busy, run }: Acting & { comment: Comment }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { guest_id: guest } = comment;
  const act = async () => {
    if (asked === 'remove') {
      const params = { id: projectId, comment: comment.id };
      await run('moderate', call(removeComment, { params }), notices.removed);
    } else if (guest) {
      await run(
        'moderate',
        call(blockGuest, { params: { id: projectId, guest } }),
        notices.blocked,
      );
    }
    setAsked(null);
  };
  const isBusy = busy === 'moderate';
  const shown = words[asked ?? 'remove'];
  return (
    <div className="said-actions">
      <Button variant="ghost" compact onClick={() => setAsked('remove')}>
        Remove<span className="sr-only"> what {comment.name} said</span>
      </Button>
      {guest ? (
        <Button variant="ghost" compact onClick={() => setAsked('block')}>
          Block<span className="sr-only"> {comment.name}</span>
        </Button>
      ) : null}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={shown.title}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>Keep it</Button>
            <Button variant="destroy" loading={isBusy} onClick={() => void act()}>
              {isBusy ? shown.busy : shown.button}
            </Button>
          </>
        }
      >
        <p className="muted">{shown.text}</p>
      </Dialog>
    </div>
  );
}
