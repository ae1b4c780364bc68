import { type FormEvent, useEffect, useRef, useState } from 'react';
import { adminReason } from '#domain/admin/users.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { useIntoView } from '../../ui/overlays/use-into-view.ts';
import { useKeptWords } from './use-kept-words.ts';

type ReasonFormProps = {
  /** Under which the words wait in this tab. */
  name: string;
  /** Who does not read the reason, in a sentence. */
  unread: string;
  /** What the act does, in a sentence. */
  what: string;
  /** `first`: the act takes a second press, and what it does is said after this one. */
  words: { first?: string; now: string; busy?: string; cancel: string };
  destroys: boolean;
  busy: boolean;
  /** Says whether it was done. */
  onDo: (reason: string) => Promise<boolean>;
  /** Only where there is no first press to go back to. */
  onCancel?: () => void;
};

/** Why something is done to somebody, before it is. */
export function ReasonForm(props: ReasonFormProps) {
  const { name, unread, what, words, destroys, busy, onDo, onCancel } = props;
  const [reason, setReason] = useKeptWords(name);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(words.first === undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const form = useIntoView<HTMLFormElement>(isAsking);
  const isOpened = words.first === undefined;
  useEffect(() => {
    if (isOpened) field.current?.focus({ preventScroll: true });
  }, [isOpened]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const refused = adminReason.safeParse({ reason }).error?.issues[0]?.message;
    setProblem(refused);
    if (refused) field.current?.focus();
    else if (!isAsking) setAsking(true);
    else if (await onDo(reason)) setReason('');
    // What failed is said in a row of its own, which takes room from above it.
    else requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'nearest' }));
  };
  const cancel = () => {
    if (onCancel) return onCancel();
    setAsking(false);
    button.current?.focus();
  };
  return (
    <form className="sales-refund" noValidate ref={form} onSubmit={(event) => void submit(event)}>
      {isOpened ? <p>{what}</p> : null}
      <Field
        multiline
        ref={field}
        label="Reason"
        hint={`Stands in the audit log, in 500 characters at most. ${unread}`}
        rows={2}
        value={reason}
        error={problem}
        onChange={(event) => setReason(event.target.value)}
      />
      {isAsking && !isOpened ? <p role="status">{what}</p> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={button}
          variant={destroys ? 'destroy' : 'primary'}
          compact
          type="submit"
          loading={busy}
        >
          {busy ? (words.busy ?? words.now) : isAsking ? words.now : words.first}
        </Button>
        {isAsking ? (
          <Button compact unavailable={busy} onClick={cancel}>
            {words.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
