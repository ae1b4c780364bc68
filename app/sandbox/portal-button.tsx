import type { PortalAction } from '#domain/payments/sandbox-portal.ts';
import { Button } from '../ui/button.tsx';
import type { Portal } from './use-portal.ts';

type PortalButtonProps = { state: Portal; action: PortalAction; children: string };

/** A press on the portal's page. */
export function PortalButton({ state, action, children }: PortalButtonProps) {
  return (
    <Button compact loading={state.busy === action} onClick={() => void state.press(action)}>
      {state.busy === action ? 'One moment...' : children}
    </Button>
  );
}
