import type { PortalAction } from '#domain/payments/sandbox/portal.ts';
import { Button } from '../ui/controls/button.tsx';
import type { Portal } from './use-portal.ts';

type PortalButtonProps = { state: Portal; action: PortalAction; children: string };

/** A press on the portal's page. */
export function PortalButton({ state, action, children }: PortalButtonProps) {
  const isBusy = state.busy === action;
  return (
    <Button
      compact
      loading={isBusy}
      unavailable={state.busy !== null && !isBusy}
      onClick={() => void state.press(action)}
    >
      {isBusy ? 'One moment...' : children}
    </Button>
  );
}
