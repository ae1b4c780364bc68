// A browser remembers a file of the application that did not load, and asks for it no more until
// the page is loaded again; after a deploy it is no longer there under its name.
import { readItem, removeItem, writeItem } from './tab-storage.ts';

// start-on-intent.ts looks for it too.
const wantedKey = 'openAfterLoad';
const longestWaitMs = 5_000;

/**
 * Loads the page again if the server can be reached: otherwise there would be none. `wanted` is
 * what the page shall open then. Gives false when it stays.
 */
export async function loadPageAgain(wanted?: string): Promise<boolean> {
  if (!(await isReachable())) return false;
  if (wanted) writeItem(wantedKey, wanted);
  location.reload();
  return true;
}

/** Whether the page was loaded again to open this. */
export const isWanted = (name: string): boolean => readItem(wantedKey) === name;

/** Likewise; it is asked for once. */
export function takeWanted(name: string): boolean {
  if (!isWanted(name)) return false;
  removeItem(wantedKey);
  return true;
}

async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(longestWaitMs);
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
