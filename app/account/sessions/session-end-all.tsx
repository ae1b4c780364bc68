import { Button } from '../../ui/controls/button.tsx';
import { useSignOut } from './session-sign-out.ts';

export function SessionEndAll() {
  const { busy, leave } = useSignOut();
  return (
    <div className="account-row">
      <p className="muted">Signing out everywhere ends this session too.</p>
      <Button loading={busy} onClick={() => leave(true)}>
        {busy ? 'Signing out everywhere...' : 'Sign out everywhere'}
      </Button>
    </div>
  );
}
