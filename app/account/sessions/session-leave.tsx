import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useStore } from '../../ui/store.ts';
import { PaymentsConfirm } from '../billing/payments-confirm.tsx';
import { unkeptCodes } from '../second-factor/unkept-codes.ts';
import { useSignOut } from './session-sign-out.ts';

type SessionLeaveProps = { everywhere: boolean; busyLabel: string; children: ReactNode };

/** Signs out here, or everywhere; asks first where recovery codes would be lost by it. */
export function SessionLeave({ everywhere, busyLabel, children }: SessionLeaveProps) {
  const { busy, leave } = useSignOut();
  const isUnkept = useStore(unkeptCodes);
  if (!isUnkept) {
    return (
      <Button compact={!everywhere} loading={busy} onClick={() => leave(everywhere)}>
        {busy ? busyLabel : children}
      </Button>
    );
  }
  return (
    <PaymentsConfirm
      label={children}
      yes={{ idle: 'Sign out without the codes', busy: busyLabel }}
      no="Stay signed in"
      busy={busy}
      onYes={() => leave(everywhere)}
    >
      Your recovery codes are on this page and shown only now. Copy or download them first, and tick
      “I have kept them”.
    </PaymentsConfirm>
  );
}
