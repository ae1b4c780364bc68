import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../session/session-store.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { readReturn, takeReturn } from './auth-return.ts';

type AuthGoingOnProps = {
  next: string | null;
  /** Back from Google a moment ago. */
  fromGoogle: boolean;
  /** The server has said that they are signed in. */
  known: boolean;
};

/** Leads a member to where they came from. */
export function AuthGoingOn({ next, fromGoogle, known }: AuthGoingOnProps) {
  const { show } = useToast();
  const navigate = useNavigate();
  const { status } = useSession();
  const [path, setPath] = useState('/');
  useEffect(() => setPath(readReturn(next)), [next]);
  useEffect(() => {
    if (!known || status !== 'signed-in') return;
    if (fromGoogle) show({ title: 'Welcome back!', text: 'You have successfully signed in.' });
    void navigate(takeReturn(next), { replace: true });
  }, [known, status, fromGoogle, next, navigate, show]);
  return (
    <>
      <h1 className="heading-1">You are signed in</h1>
      <p className="muted" role="status">
        Going on...
      </p>
      <Link className="text-link" to={path}>
        Go on now
      </Link>
    </>
  );
}
