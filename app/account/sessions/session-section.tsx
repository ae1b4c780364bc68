import type { ListedSession } from '#domain/accounts/account-facts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { AccountSection } from '../account-section.tsx';
import { SessionRow } from './session-row.tsx';
import { useSignOut } from './session-sign-out.ts';

type SessionSectionProps = { sessions: ListedSession[]; onChanged: () => void };

export function SessionSection({ sessions, onChanged }: SessionSectionProps) {
  return (
    <AccountSection
      id="sessions"
      title="Sessions"
      text="Every browser and device in which you are signed in."
    >
      <ul className="session-list">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={onChanged} />
        ))}
      </ul>
      <SessionEndAll />
    </AccountSection>
  );
}

function SessionEndAll() {
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
