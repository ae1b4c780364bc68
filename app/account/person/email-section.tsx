import { askForVerification } from '#domain/contract/auth-routes.ts';
import { call } from '../../calls/call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { AccountProblem } from '../account-problem.tsx';
import { AccountSection } from '../account-section.tsx';
import { useAccountAction } from '../use-account-action.ts';
import { EmailChange } from './email-change.tsx';

type EmailSectionProps = {
  owner: string;
  email: string;
  verified: boolean;
  awaited: string | null;
  hasPassword: boolean;
  onChanged: () => void;
};

export function EmailSection({ verified, ...change }: EmailSectionProps) {
  const { email } = change;
  return (
    <AccountSection
      id="email"
      title="Email"
      text="You sign in with this address, and your packages go to it."
    >
      <p className="account-fact">
        <b>{email}</b>
        <Badge tone={verified ? 'available' : 'secondary'}>
          {verified ? 'Verified' : 'Not verified yet'}
        </Badge>
      </p>
      {verified ? null : <SendAgain email={email} />}
      <EmailChange {...change} />
    </AccountSection>
  );
}

function SendAgain({ email }: { email: string }) {
  const toast = useToast();
  const { busy, failure, run } = useAccountAction();
  const send = () =>
    run(
      () => call(askForVerification, { body: {} }),
      () => toast.show({ title: 'Link sent', text: `Open it in the inbox of ${email}.` }),
    );
  return (
    <div className="account-row">
      <p className="muted">Open the link we sent to this address to verify it.</p>
      <Button compact loading={busy} onClick={send}>
        {busy ? 'Sending...' : 'Send the link again'}
      </Button>
      <AccountProblem failure={failure} />
    </div>
  );
}
