import { useEffect, useRef } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { mostComment, type Thread } from '#domain/sharing/comment.ts';
import { type GuestRefusal, type SharedPage, sharedPath } from '#domain/sharing/shared-page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { removeItem } from '../../ui/page/tab-storage.ts';
import { useKeptForm } from '../use-kept-form.ts';
import { FormProblem } from './form-problem.tsx';
import { useSending } from './use-sending.ts';
import { NameField } from './write-form.tsx';

type ReplyProps = { page: SharedPage; thread: Thread; refused: GuestRefusal | undefined };

/** The way to answer a comment, and the form once it was asked for: a page has one at most. */
export function Reply({ page, thread, refused }: ReplyProps) {
  const [search] = useSearchParams();
  useForgetting(keyOf(page, thread), useSending('reply', refused, thread.id));
  const isAsked = search.get('answer') === thread.id;
  const isRefused = refused?.act === 'reply' && refused.values.parent === thread.id;
  if (isAsked || isRefused) return <ReplyForm {...{ page, thread, refused }} />;
  return (
    <Link className="thread-answer" to={`?answer=${thread.id}#answer`}>
      Answer<span className="sr-only"> {thread.name}</span>
    </Link>
  );
}

const keyOf = ({ token }: SharedPage, { id }: Thread) => `reply:${token}:${id}`;

// The form is gone once its answer has arrived: what it kept goes with it.
function useForgetting(key: string, { isSending, refused }: ReturnType<typeof useSending>): void {
  const [search] = useSearchParams();
  const isSaid = search.get('said') === 'reply';
  const wasSent = useRef(false);
  useEffect(() => {
    if (!isSending && wasSent.current && isSaid && !refused) removeItem(key);
    wasSent.current = isSending;
  }, [isSending, isSaid, refused, key]);
}

function ReplyForm({ page, thread, refused }: ReplyProps) {
  const own = useSending('reply', refused, thread.id);
  const { fields = {}, values = {} } = own.refused ?? {};
  const text = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isUnsent = own.refused?.unsent === true;
  useKeptForm(form, { key: keyOf(page, thread), sent: '', isUnsent });
  useEffect(() => text.current?.focus(), []);
  return (
    <Form
      method="post"
      // After a reload it stands open again.
      action={`${sharedPath(page.token)}?answer=${thread.id}`}
      id="answer"
      ref={form}
      className="shared-form"
      noValidate
    >
      <input type="hidden" name="act" value="reply" />
      <input type="hidden" name="id" value={page.formId} />
      <input type="hidden" name="parent" value={thread.id} />
      <Field
        label={`Answer to ${thread.name}`}
        name="text"
        multiline
        rows={3}
        maxLength={mostComment}
        required
        defaultValue={values.text ?? ''}
        error={fields.text}
        ref={text}
      />
      <NameField value={values.name ?? page.guestName} error={fields.name} />
      <FormProblem refused={own.refused} />
      <Button type="submit" compact loading={own.isSending}>
        {own.isSending ? 'Sending…' : 'Send answer'}
      </Button>
    </Form>
  );
}
