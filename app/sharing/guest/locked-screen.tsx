import { Form } from 'react-router';
import type { GuestRefusal } from '#domain/sharing/shared-page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FormProblem } from './form-problem.tsx';
import { useSending } from './use-sending.ts';

/** Asks for the pass phrase of a link. Nothing of the project is told before. */
export function LockedScreen({ refused }: { refused: GuestRefusal | undefined }) {
  const own = useSending('open', refused);
  return (
    <div className="shared-locked">
      <h1 className="heading-1">A project is shared with you</h1>
      <p className="muted">It asks for the pass phrase that came with the link.</p>
      <Form method="post" className="shared-form" noValidate>
        <input type="hidden" name="act" value="open" />
        <Field
          label="Pass phrase"
          name="passphrase"
          type="password"
          autoComplete="off"
          error={own.refused?.fields.passphrase}
        />
        <FormProblem refused={own.refused} />
        <Button type="submit" variant="primary" loading={own.isSending}>
          {own.isSending ? 'Opening…' : 'Open'}
        </Button>
      </Form>
    </div>
  );
}
