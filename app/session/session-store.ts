// Who is signed in, as every part of the page sees it.
import { useSyncExternalStore } from 'react';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { openListeners } from '../ui/store.ts';

/**
 * `loading` until the first answer of the server; `user` is then who the page was made for.
 * `expired`: the session ended without anybody signing out here.
 */
export type SessionState =
  | { status: 'loading'; user: Viewer | null }
  | { status: 'signed-in'; user: Viewer }
  | { status: 'signed-out'; user: null; expired?: boolean };
export type SessionEvent =
  | 'initial-session'
  | 'signed-in'
  | 'signed-out'
  | 'token-refreshed'
  | 'user-updated'
  | 'password-recovery';

let state: SessionState = { status: 'loading', user: null };
const { tell, subscribe } = openListeners<SessionEvent>();

export const readSession = (): SessionState => state;

export function setSession(next: SessionState, event: SessionEvent): void {
  state = next;
  tell(event);
}

/** Who the page was made for, until the server has answered. It is no event. */
export function expectUser(user: Viewer | null): void {
  state = { status: 'loading', user };
}

/** Calls `listener` after each event. Returns how to stop. */
export const onSessionEvent = subscribe;

const loading: SessionState = { status: 'loading', user: null };

/** Who is signed in; the component renders again when that changes. */
export const useSession = (): SessionState =>
  useSyncExternalStore(onSessionEvent, readSession, () => loading);
