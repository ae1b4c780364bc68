import { useEffect, useRef, useState } from 'react';
import { disableSecondFactor, renewRecoveryCodes } from '#domain/contract/auth-routes.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SecondFactorPassword } from './second-factor-password.tsx';

type SecondFactorOnProps = {
  email: string;
  codesLeft: number | null;
  onCodes: (codes: string[]) => void;
  onStopped: () => void;
};
type Asked = 'codes' | 'stop' | null;

/** From so few on new ones are asked for. */
const few = 3;

export function SecondFactorOn({ email, codesLeft, onCodes, onStopped }: SecondFactorOnProps) {
  const [asked, setAsked] = useState<Asked>(null);
  const buttons = useFocusOnReturn(asked);
  const shared = { email, onCancel: () => setAsked(null) };
  if (asked === 'codes') {
    return (
      <SecondFactorPassword
        {...shared}
        label="New recovery codes"
        hint="New codes make the old ones useless."
        button={{ idle: 'Make new recovery codes', busy: 'Making new codes...' }}
        call={(password) => call(renewRecoveryCodes, { body: { password } })}
        onDone={({ backupCodes }) => onCodes(backupCodes)}
      />
    );
  }
  if (asked === 'stop') {
    return (
      <SecondFactorPassword
        {...shared}
        label="Turn the second factor off"
        hint="No code will be asked for any more, and your recovery codes become useless."
        button={{ idle: 'Turn off second factor', busy: 'Turning it off...', destructive: true }}
        call={(password) => call(disableSecondFactor, { body: { password } })}
        onDone={onStopped}
      />
    );
  }
  const areFew = codesLeft !== null && codesLeft <= few;
  return (
    <>
      {codesLeft === null ? null : <p className="account-note">{leftWords(codesLeft)}</p>}
      <div className="account-actions" ref={buttons}>
        <Button
          variant={areFew ? 'primary' : 'secondary'}
          data-asks="codes"
          onClick={() => setAsked('codes')}
        >
          New recovery codes
        </Button>
        <Button variant="danger" data-asks="stop" onClick={() => setAsked('stop')}>
          Turn off
        </Button>
      </div>
    </>
  );
}

function leftWords(left: number): string {
  const words =
    left === 1 ? '1 recovery code is left' : `${left === 0 ? 'No' : left} recovery codes are left`;
  return left > few ? `${words}.` : `${words}. Make new ones before you need them.`;
}

// Cancelling leads back to the button that had opened the form.
function useFocusOnReturn(asked: Asked) {
  const buttons = useRef<HTMLDivElement>(null);
  const last = useRef<Asked>(null);
  useEffect(() => {
    if (asked === null && last.current !== null) {
      buttons.current?.querySelector<HTMLElement>(`[data-asks=${last.current}]`)?.focus();
    }
    last.current = asked;
  }, [asked]);
  return buttons;
}
