import type { ListedSession } from '#domain/accounts/account-facts.ts';
import { endSession } from '#domain/contract/account-routes.ts';
import type { Result } from '../../calls/ask.ts';
import { call } from '../../calls/call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { AccountProblem } from '../account-problem.tsx';
import { focusSection } from '../account-section.tsx';
import { useAccountAction } from '../use-account-action.ts';
import { SessionLeave } from './session-leave.tsx';

type SessionRowProps = { session: ListedSession; onEnded: () => void };

export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { device, place, created_at, last_used_at, current } = session;
  return (
    <li className="session-row">
      <div>
        <p className="session-device">
          <b>{device}</b> {current ? <Badge tone="primary">This device</Badge> : null}
        </p>
        <p className="meta">
          {place ? `${place} · since ` : 'Since '}
          <ShownTime iso={created_at} exact /> · last seen <ShownTime iso={last_used_at} exact />
        </p>
      </div>
      {current ? <EndThisOne /> : <EndOther session={session} onEnded={onEnded} />}
    </li>
  );
}

function EndOther({ session, onEnded }: SessionRowProps) {
  const toast = useToast();
  const { busy, failure, run } = useAccountAction();
  const end = () =>
    run(
      async () => goneIsEnded(await call(endSession, { params: { id: session.id } })),
      () => {
        focusSection('sessions');
        toast.show({ title: 'Session ended', text: `${session.device} is signed out.` });
        onEnded();
      },
    );
  return (
    <>
      <Button compact loading={busy} onClick={end}>
        {busy ? 'Signing out...' : 'Sign out'} <span className="sr-only">{session.device}</span>
      </Button>
      <AccountProblem failure={failure} />
    </>
  );
}

const goneIsEnded = (result: Result<unknown>): Result<unknown> =>
  !result.ok && result.failure.reason === 'missing' ? { ok: true, answer: null } : result;

function EndThisOne() {
  return (
    <SessionLeave everywhere={false} busyLabel="Signing out...">
      Sign out <span className="sr-only">here</span>
    </SessionLeave>
  );
}
