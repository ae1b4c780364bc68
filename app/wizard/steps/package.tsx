import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { type Draft, packageFrames } from '#domain/wizard/draft.ts';
import { packageKey } from '#domain/wizard/package-key.ts';
import { PackageContents } from '../package-contents.tsx';
import { StepLayout } from '../step-layout.tsx';
import type { Wizard } from '../use-wizard.ts';

/** Step 9 for a guest: sign in, or have the package sent. */
export function Package({ wizard }: { wizard: Wizard }) {
  const { draft, dispatch } = wizard;
  const alreadySent = draft.receipt?.key === packageKey(draft);
  return (
    <StepLayout draft={draft} slate={false}>
      <div className="package">
        <form
          className="panel package-form"
          noValidate
          aria-label="Where to send it"
          onSubmit={(event) => {
            event.preventDefault();
            wizard.send();
          }}
        >
          <h2 className="heading-2">Sign In Required</h2>
          <p className="muted">
            Sign in for full access, or have the package sent as a guest: no account, no charge.
          </p>
          <Field
            label="Email"
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            value={draft.answers.email}
            readOnly={draft.sending !== null}
            error={draft.fieldErrors.email}
            hint={
              alreadySent ? 'Already sent there. Continuing does not send it twice.' : undefined
            }
            onChange={(event) =>
              dispatch({ type: 'answered', answers: { email: event.target.value } })
            }
          />
          <Button onClick={wizard.signIn}>Sign In for Full Access</Button>
        </form>
        <PackageContents draft={draft} frames={framesNow(draft)} />
      </div>
    </StepLayout>
  );
}

function framesNow(draft: Draft): string {
  if (draft.drawing) return 'Being drawn; it is sent when the frames are there';
  const count = packageFrames(draft).length;
  return count > 0 ? `${count} frames` : 'Left out';
}
