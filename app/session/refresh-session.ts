import { readSession, type SessionState } from './session-store.ts';

/**
 * Asks the server who is signed in now and tells this page and the other tabs. Call it after any
 * answer that signed somebody in or changed them. Where no answer comes, nothing changes.
 */
export const refreshSession = (): Promise<SessionState> =>
  import('./session-keeper.ts').then((keeper) => keeper.refreshSession(), readSession);
