import { useEffect, useRef, useState } from 'react';
import type { ListedPasskey } from '#domain/accounts/account-facts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { AccountSection, focusSection } from '../account-section.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeyProblem } from './passkey-words.ts';
import { addPasskey } from './use-passkey.ts';

type PasskeySectionProps = { passkeys: readonly ListedPasskey[]; onChanged: () => void };

export function PasskeySection({ passkeys, onChanged }: PasskeySectionProps) {
  const count = passkeys.length;
  const before = useRef(count);
  // The row that had the focus is gone.
  useEffect(() => {
    if (count < before.current) focusSection('passkeys');
    before.current = count;
  }, [count]);
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
