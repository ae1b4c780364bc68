import { refreshSession } from '../../session/refresh-session.ts';

/** Goes on as the member whom the server has just signed in. */
export async function enter(): Promise<void> {
  const { status } = await refreshSession();
  if (status !== 'signed-in') location.reload(); // the server knows; the page could not ask
}
