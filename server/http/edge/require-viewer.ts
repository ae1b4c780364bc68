import type { Context } from 'hono';
import type { SignedIn } from '../../accounts/find-viewer.ts';
import { AppError } from '../../app-error.ts';
import type { HttpEnv } from './http-env.ts';

/** Who is signed in. Throws 401 with `message` when nobody is. */
export async function requireViewer(
  c: Context<HttpEnv>,
  message = 'Please sign in first.',
): Promise<SignedIn> {
  const signedIn = await c.get('signedIn')();
  if (!signedIn) throw new AppError('unauthorized', message);
  return signedIn;
}
