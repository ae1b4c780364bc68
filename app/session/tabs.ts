// Keeps the tabs of one browser in step. Nothing secret is said or kept: each tab asks the server.

/** `changed`: somebody signed in, or the member's data are new. */
export type TabMessage = 'changed' | 'signed-out';

const name = 'session';
const markKey = 'signedIn';
let channel: BroadcastChannel | null = null;

/** Calls `hear` for each message of another tab. Returns how to stop. */
export function hearTabs(hear: (message: TabMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const own = new BroadcastChannel(name);
  own.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}

export function tellTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Leaves word for pages that sleep until somebody uses them, such as the landing page. */
export function markSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(markKey, 'yes');
    else localStorage.removeItem(markKey);
  } catch {
    // Storage can be forbidden: such a page asks when it is loaded again.
  }
}

export function isMarkedSignedIn(): boolean {
  try {
    return localStorage.getItem(markKey) !== null;
  } catch {
    return false;
  }
}

/** Removes what this tab kept of a member's work. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was stored there.
  }
}
