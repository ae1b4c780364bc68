import { setSession } from './session-store.ts';
import { forgetTab, markSignedIn, tellTabs } from './tabs.ts';

/**
 * Ends this session, or all sessions of the member. Here they are forgotten in any case; `told` is
 * false when the server did not hear of it, so that the session may still be open there.
 */
export async function signOut({ everywhere = false } = {}): Promise<{ told: boolean }> {
  // Before the answer too: whoever leaves the page meanwhile leaves nothing in its tab.
  forgetTab();
  const told = await tellServer(everywhere);
  tellTabs('signed-out');
  forgetTab();
  await import('./session-keeper.ts').then(({ forgetSession }) => forgetSession(), forgetAlone);
  return { told };
}

// The keeper cannot be loaded any more, so it keeps nothing.
function forgetAlone(): void {
  markSignedIn(false);
  setSession({ status: 'signed-out', user: null }, 'signed-out');
}

// 401, 403 and 404 say that there is nothing (any more) to end.
const over = new Set([401, 403, 404]);

async function tellServer(everywhere: boolean): Promise<boolean> {
  const [address, method] = everywhere
    ? ['/api/account/sessions', 'DELETE']
    : ['/api/auth/sign-out', 'POST'];
  try {
    const { ok, status } = await fetch(address, {
      method,
      headers: { 'content-type': 'application/json' },
      body: '{}',
      keepalive: true, // even if the page is left meanwhile
      signal: AbortSignal.timeout(10_000),
    });
    return ok || over.has(status);
  } catch {
    return false;
  }
}
