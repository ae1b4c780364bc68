import { useRef } from 'react';
import type { AdminUser } from '#domain/admin/users.ts';
import { readUser } from '#domain/contract/admin-user-routes.ts';
import { call } from '../../calls/call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { DoneActs } from '../audit/done-acts.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { TabLoading } from '../tab-loading.tsx';
import { useRead } from '../use-read.ts';
import { UserActs } from './user-acts.tsx';
import { UserFacts, UserSessions } from './user-facts.tsx';
import { standingWords, userName } from './user-words.ts';
import '../projects/details.css';

type UserDialogProps = {
  id: string | null;
  onClose: () => void;
  onChanged: () => void;
  /** The user was deleted: there is nothing to show any more. */
  onGone: () => void;
};

/** Everything of one user, over the list. */
export function UserDialog({ id, onClose, onChanged, onGone }: UserDialogProps) {
  return (
    <Dialog open={id !== null} onClose={onClose} title="User" wide>
      <div className="admin-details">
        {id ? <Content id={id} key={id} onChanged={onChanged} onGone={onGone} /> : null}
      </div>
    </Dialog>
  );
}

type ContentProps = { id: string; onChanged: () => void; onGone: () => void };

function Content({ id, onChanged, onGone }: ContentProps) {
  const { answer, failure, isReading, reload } = useRead(`user ${id}`, (signal) =>
    call(readUser, { params: { id } }, { signal }),
  );
  const changed = () => {
    reload();
    onChanged();
  };
  if (answer) return <UserDetails user={answer} onChanged={changed} onGone={onGone} />;
  if (failure?.reason === 'missing') {
    return <EmptyState title="Nobody is there" text="There is no user at this address." />;
  }
  if (!failure) return <TabLoading />;
  return <ReadFailure text="The user could not be read." busy={isReading} onRetry={reload} />;
}

type UserDetailsProps = { user: AdminUser; onChanged: () => void; onGone: () => void };

function UserDetails({ user, onChanged, onGone }: UserDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = () => {
    // The button that was pressed may go.
    heading.current?.focus();
    onChanged();
  };
  return (
    <>
      <div className="admin-details-head">
        <h3 className="admin-details-name" tabIndex={-1} ref={heading}>
          {userName(user)}
        </h3>
        <p className="admin-details-marks">
          {standingWords(user).map((words) => (
            <Badge key={words}>{words}</Badge>
          ))}
          {user.self ? <Badge>You</Badge> : null}
        </p>
      </div>
      <UserFacts user={user} />
      <UserActs user={user} onChanged={changed} onGone={onGone} />
      <UserSessions user={user} />
      <DoneActs acts={user.acts} kind="user" />
    </>
  );
}
