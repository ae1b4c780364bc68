import type { ListedSession } from '#domain/accounts/account-facts.ts';
import { AccountSection } from '../account-section.tsx';
import { SessionLeave } from './session-leave.tsx';
import { SessionRow } from './session-row.tsx';

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
  return (
    <div className="account-row">
      <p className="muted">Signing out everywhere ends this session too.</p>
      <SessionLeave everywhere busyLabel="Signing out everywhere...">
        Sign out everywhere
      </SessionLeave>
    </div>
  );
}
