import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { useSession } from './session-store.ts';
import { startSession } from './start-session.ts';

/** Follows the session for as long as the application runs. Use once, at the root. */
export function useSessionStart(viewer: Viewer | null): void {
  useEffect(() => startSession(viewer), [viewer]);
  useLeaveWhenSignedOut();
}

const ofMembers = /^\/(?:account|projects)(?:\/|$)/;

// Pages of a member are left with the session: for the landing page where somebody signed out, for
// sign-in where it ended by itself, so that the member comes back.
function useLeaveWhenSignedOut(): void {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const last = useRef<string | null>(null);
  const isOpen = session.status !== 'signed-out';
  const expired = !isOpen && session.expired;
  const id = session.user?.id ?? null;
  useEffect(() => {
    const isAnother = id !== null && last.current !== null && last.current !== id;
    last.current = id ?? last.current;
    if ((isOpen && !isAnother) || !ofMembers.test(pathname)) return;
    const back = encodeURIComponent(pathname + search);
    void navigate(expired ? `/auth?next=${back}` : '/', { replace: true });
  }, [isOpen, expired, id, pathname, search, navigate]);
}
