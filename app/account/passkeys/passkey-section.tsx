import { useState } from 'react';
import type { ListedPasskey } from '#domain/accounts/account-facts.ts';
import { deletePasskey } from '#domain/contract/account-routes.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { AccountProblem } from '../account-problem.tsx';
import { AccountSection, focusSection } from '../account-section.tsx';
import { useAccountAction } from '../use-account-action.ts';
import { passkeyProblem } from './passkey-words.ts';
import { addPasskey } from './use-passkey.ts';

type PasskeySectionProps = { passkeys: readonly ListedPasskey[]; onChanged: () => void };

export function PasskeySection({ passkeys, onChanged }: PasskeySectionProps) {
  return (
    <AccountSection
      id="passkeys"
      title="Passkeys"
      text="Sign in with your fingerprint, face or screen lock, beside password and mailed link."
    >
      {passkeys.length === 0 ? <p className="muted">You have none yet.</p> : null}
      <ul className="session-list">
        {passkeys.map((one) => (
          <PasskeyRow key={one.id} passkey={one} onChanged={onChanged} />
        ))}
      </ul>
      <AddPasskey onChanged={onChanged} />
    </AccountSection>
  );
}

type PasskeyRowProps = { passkey: ListedPasskey; onChanged: () => void };

function PasskeyRow({ passkey: { id, name, created_at }, onChanged }: PasskeyRowProps) {
  const toast = useToast();
  const { busy, failure, run } = useAccountAction();
  const remove = () =>
    run(
      () => call(deletePasskey, { params: { id } }),
      () => {
        focusSection('passkeys');
        toast.show({ title: 'Passkey removed', text: 'It signs you in no more.' });
        onChanged();
      },
    );
  return (
    <li className="session-row">
      <div>
        <p className="session-device">
          <b>{name}</b>
        </p>
        <p className="meta">
          Since <ShownTime iso={created_at} />
        </p>
      </div>
      <Button compact loading={busy} onClick={remove}>
        {busy ? 'Removing...' : 'Remove'} <span className="sr-only">the passkey of {name}</span>
      </Button>
      <AccountProblem failure={failure} />
    </li>
  );
}

function AddPasskey({ onChanged }: Pick<PasskeySectionProps, 'onChanged'>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const add = async () => {
    setBusy(true);
    const found = passkeyProblem(await addPasskey());
    setBusy(false);
    setProblem(found);
    if (found) return;
    toast.show({ title: 'Passkey added', text: 'Use it the next time you sign in.' });
    onChanged();
  };
  return (
    <div className="account-row">
      <Button compact loading={busy} onClick={() => void add()}>
        {busy ? 'Waiting for your device...' : 'Add a passkey'}
      </Button>
      <FieldError>{problem ?? undefined}</FieldError>
    </div>
  );
}
