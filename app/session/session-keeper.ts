// Keeps the session of a page fresh. The access token stays in this module: no storage sees it.
import { mustRenew, sessionCheckMs } from '#domain/accounts/session-clock.ts';
import type { BrowserSession, Viewer } from '#domain/accounts/viewer.ts';
import { fetchSession } from './fetch-session.ts';
import { followProfile } from './profile-store.ts';
import { readSession, type SessionEvent, type SessionState, setSession } from './session-store.ts';
import { markSignedIn, tellTabs } from './tabs.ts';

let session: BrowserSession | null = null;
let endsAtMs = 0; // by this browser's own clock, which may be wrong
let question = 0; // answers to older ones count no more
let underWay = 0;
let timer: ReturnType<typeof setInterval> | undefined;
let follows = false;

/** The session with its access token; null when nobody is signed in or nothing is known yet. */
export const currentSession = (): BrowserSession | null => session;

/** See refresh-session.ts, which loads this when it is needed. */
export async function refreshSession(): Promise<SessionState> {
  const before = readSession().user;
  await renew();
  const { user } = readSession();
  if (!isSame(before, user)) tellTabs('changed');
  return readSession();
}

/** Asks without telling the other tabs, and goes on looking every 30 s. */
export async function renew(): Promise<void> {
  question += 1;
  const own = question;
  underWay += 1;
  watch();
  const answer = await fetchSession(() => own === question);
  underWay -= 1;
  if (own === question && answer.ok) take(answer.session);
}

/** Forgets the session, whatever is still being asked. */
export function forgetSession(): void {
  question += 1;
  leave(false);
}

function take(next: BrowserSession | null): void {
  const before = readSession();
  if (!next) {
    leave(before.user !== null);
    return;
  }
  if (before.status === 'signed-in' && before.user.id !== next.user.id) leave(false);
  const event = eventOf(readSession(), next.user);
  session = next;
  endsAtMs = Date.now() + next.expires_in * 1000;
  watch();
  markSignedIn(true);
  setSession({ status: 'signed-in', user: next.user }, event);
}

function leave(expired: boolean): void {
  const before = readSession();
  session = null;
  endsAtMs = 0;
  clearInterval(timer);
  timer = undefined;
  markSignedIn(false);
  if (before.status === 'signed-out') return;
  const event = before.status === 'loading' ? 'initial-session' : 'signed-out';
  setSession({ status: 'signed-out', user: null, ...(expired ? { expired } : {}) }, event);
}

function eventOf(before: SessionState, user: Viewer): SessionEvent {
  if (before.status === 'loading') return 'initial-session';
  if (before.status === 'signed-out') return 'signed-in';
  return isSame(before.user, user) ? 'token-refreshed' : 'user-updated';
}

const isSame = (one: Viewer | null, other: Viewer | null) =>
  JSON.stringify(one) === JSON.stringify(other);

function watch(): void {
  if (!follows) followProfile();
  follows = true;
  timer ??= setInterval(checkSession, sessionCheckMs);
}

/** Renews the token when it is about to end; a tab that nobody sees waits until it is seen. */
export function checkSession(): void {
  const isWatching = timer !== undefined;
  if (!isWatching || document.hidden || underWay > 0) return;
  if (mustRenew(endsAtMs - Date.now())) void renew();
}
