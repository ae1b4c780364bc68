import { type FormEvent, useEffect, useRef, useState } from 'react';
import { adminReason } from '#domain/admin/users.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { useIntoView } from '../../ui/overlays/use-into-view.ts';
import { useKeptWords } from '../forms/use-kept-words.ts';

type ReasonFormProps = {
  /** Under which the words wait in this tab. */
  name: string;
  /** What the act does, in a sentence. */
  what: string;
  button: string;
  destroys: boolean;
  busy: boolean;
  /** Says whether it was done. */
  onDo: (reason: string) => Promise<boolean>;
  onCancel: () => void;
};

/** Why an account is changed, before it is. */
export function ReasonForm(props: ReasonFormProps) {
  const { name, what, button, destroys, busy, onDo, onCancel } = props;
  const [reason, setReason] = useKeptWords(name);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useIntoView<HTMLFormElement>(true);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const refused = adminReason.safeParse({ reason }).error?.issues[0]?.message;
    setProblem(refused);
    if (refused) field.current?.focus();
    else if (await onDo(reason)) setReason('');
    // What failed is said in a row of its own, which takes room from above it.
    else requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <form className="sales-refund" noValidate ref={form} onSubmit={(event) => void submit(event)}>
      <p>{what}</p>
      <Field
        multiline
        ref={field}
        label="Reason"
        hint="Stands in the audit log, in 500 characters at most. The user does not read it."
        rows={2}
        value={reason}
        error={problem}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant={destroys ? 'destroy' : 'primary'} compact type="submit" loading={busy}>
          {button}
        </Button>
        <Button compact unavailable={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
