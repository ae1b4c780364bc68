import type { ReactNode } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { waitingTime } from '#app/ui/page/waiting-time.ts';
import { type Draft, packageFrames } from '#domain/wizard/draft/draft.ts';
import { packageKey } from '#domain/wizard/money/package-key.ts';
import { PackageContents } from '../hiring/package-contents.tsx';
import { PackageNews } from '../kept-in-step/package-news.tsx';
import { StepLayout } from '../overlay/step-layout.tsx';
import type { Wizard } from '../use-wizard.ts';

/** Step 9. A member says who gets the package; a guest signs in, or has it sent. */
export function Package({ wizard }: { wizard: Wizard }) {
  const { draft, member } = wizard;
  return (
    <StepLayout draft={draft} slate={false}>
      <PackageNews wizard={wizard} />
      <div className="package">
        {member ? <MemberForm wizard={wizard} /> : <GuestForm wizard={wizard} />}
        <PackageContents draft={draft} frames={framesNow(draft)} />
      </div>
    </StepLayout>
  );
}

function MemberForm({ wizard }: { wizard: Wizard }) {
  return (
    <Form wizard={wizard} title="Who is it for?">
      <p className="muted">
        It goes to this address, with a PDF to forward. Your project keeps all of it.
      </p>
      <Contact wizard={wizard} field="name" label="Recipient name" autoComplete="name" />
      <EmailField wizard={wizard} label="Recipient email" />
    </Form>
  );
}

function GuestForm({ wizard }: { wizard: Wizard }) {
  return (
    <div className="package-ways">
      <section className="panel package-form" aria-labelledby="package-sign-in">
        <h2 id="package-sign-in" className="heading-3">
          Sign In Required
        </h2>
        <p className="muted">
          For a project that keeps all of it, to change, to share and to film.
        </p>
        <Button onClick={wizard.signIn}>Sign In for Full Access</Button>
      </section>
      <Form wizard={wizard} title="Or as a guest">
        <p className="muted">No account, no charge: the package goes to this address.</p>
        <EmailField wizard={wizard} label="Email" />
      </Form>
    </div>
  );
}

type FormProps = { wizard: Wizard; title: string; children: ReactNode };

const Form = ({ wizard, title, children }: FormProps) => (
  <form
    className="panel package-form"
    noValidate
    aria-label="Where to send it"
    onSubmit={(event) => {
      event.preventDefault();
      void wizard.send();
    }}
  >
    <h2 className="heading-3">{title}</h2>
    {children}
    <LimitNote wizard={wizard} />
    {/* With several fields, Enter sends only where there is a button for it. */}
    <button type="submit" hidden tabIndex={-1} />
  </form>
);

function EmailField({ wizard, label }: { wizard: Wizard; label: string }) {
  const { draft } = wizard;
  const alreadySent = draft.receipt?.key === packageKey(draft) && !draft.receipt.unmailed;
  return (
    <Contact
      wizard={wizard}
      field="email"
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      hint={alreadySent ? 'Already sent there. Continuing does not send it twice.' : undefined}
    />
  );
}

// By the form that was sent: a day is too long to wait for what comes after it.
function LimitNote({ wizard: { sendLimit, send } }: { wizard: Wizard }) {
  return (
    <div role="alert" className="contents">
      {sendLimit === null ? null : (
        <div className="package-limit">
          <p>
            That was the limit of packages for now, of this address or of your network. It can be
            mailed again {waitingTime(sendLimit)}. Everything stays here, and you can go on without
            the mail.
          </p>
          <Button compact onClick={() => void send({ withoutMail: true })}>
            Go on without mailing
          </Button>
        </div>
      )}
    </div>
  );
}

type ContactProps = {
  wizard: Wizard;
  field: 'name' | 'email';
  label: string;
  autoComplete: string;
  type?: 'email';
  inputMode?: 'email';
  spellCheck?: boolean;
  hint?: string | undefined;
};

function Contact({ wizard: { draft, dispatch }, field, ...control }: ContactProps) {
  return (
    <Field
      {...control}
      name={field}
      value={draft.answers[field]}
      readOnly={draft.sending !== null}
      error={draft.fieldErrors[field]}
      onChange={(event) => dispatch({ type: 'answered', answers: { [field]: event.target.value } })}
    />
  );
}

function framesNow(draft: Draft): string {
  if (draft.drawing) return 'Being drawn; it is sent when the frames are there';
  const count = packageFrames(draft).length;
  return count > 0 ? `${count} frames` : 'Left out';
}
