// The session where the application runs. A visitor whom nobody signed in causes no request, and
// the keeper is not even loaded for them.
import type { Viewer } from '#domain/accounts/viewer.ts';
import { expectUser, readSession, setSession } from './session-store.ts';
import { forgetTab, hearTabs, isMarkedSignedIn, type TabMessage } from './tabs.ts';

/** `viewer` is who the page was made for. Returns how to stop. */
export function startSession(viewer: Viewer | null): () => void {
  const stopHearing = hearTabs(onMessage);
  document.addEventListener('visibilitychange', lookWhenSeen);
  addEventListener('pageshow', lookWhenBack);
  if (readSession().status === 'loading') begin(viewer);
  return () => {
    stopHearing();
    document.removeEventListener('visibilitychange', lookWhenSeen);
    removeEventListener('pageshow', lookWhenBack);
  };
}

type Keeper = typeof import('./session-keeper.ts');

function withKeeper(act: (keeper: Keeper) => void): void {
  // Not loaded means not connected: what was served stays until the page is seen again.
  import('./session-keeper.ts').then(act, () => {});
}

const renew = () => withKeeper((keeper) => void keeper.renew());

function begin(viewer: Viewer | null): void {
  if (viewer || isMarkedSignedIn()) {
    expectUser(viewer);
    renew();
  } else setSession({ status: 'signed-out', user: null }, 'initial-session');
}

function onMessage(message: TabMessage): void {
  if (message === 'changed') {
    renew();
    return;
  }
  forgetTab();
  if (readSession().status !== 'signed-out') withKeeper((keeper) => keeper.forgetSession());
}

// A tab that slept may have missed what the others said.
function lookWhenSeen(): void {
  if (document.hidden) return;
  const isSignedOut = readSession().status === 'signed-out';
  if (isSignedOut === isMarkedSignedIn()) renew();
  else if (!isSignedOut) withKeeper((keeper) => keeper.checkSession());
}

function lookWhenBack({ persisted }: PageTransitionEvent): void {
  if (persisted) lookWhenSeen();
}
