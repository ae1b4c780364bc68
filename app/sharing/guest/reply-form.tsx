import { useEffect, useRef } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { mostComment, type Thread } from '#domain/sharing/comment.ts';
import { type GuestRefusal, type SharedPage, sharedPath } from '#domain/sharing/shared-page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FormProblem } from './form-problem.tsx';
import { useSending } from './use-sending.ts';
import { NameField } from './write-form.tsx';

type ReplyProps = { page: SharedPage; thread: Thread; refused: GuestRefusal | undefined };

/** The way to answer a comment, and the form once it was asked for: a page has one at most. */
export function Reply({ page, thread, refused }: ReplyProps) {
  const [search] = useSearchParams();
  const isAsked = search.get('answer') === thread.id;
  const isRefused = refused?.act === 'reply' && refused.values.parent === thread.id;
  if (isAsked || isRefused) return <ReplyForm {...{ page, thread, refused }} />;
  return (
    <Link className="thread-answer" to={`?answer=${thread.id}#answer`}>
      Answer<span className="sr-only"> {thread.name}</span>
    </Link>
  );
}

function ReplyForm({ page, thread, refused }: ReplyProps) {
  const own = useSending('reply', refused, thread.id);
  const { fields = {}, values = {} } = own.refused ?? {};
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Form
      method="post"
      action={sharedPath(page.token)}
      id="answer"
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
