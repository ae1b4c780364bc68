// For what somebody at an open computer could do to its owner's account.
import type { Context } from 'hono';
import type { SignedIn } from '../../accounts/find-viewer.ts';
import { type Reauthentication, reauthenticate } from '../../accounts/signing-in/reauthenticate.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';

/** For what is open to who signed in within the last day. */
export const refuseOldSession = (c: Context<HttpEnv>) => {
  const message = 'You signed in too long ago for this. Please sign in again first.';
  return c.json({ error: { code: 'SESSION_NOT_FRESH', message } }, 403);
};

type Asked = {
  c: Context<HttpEnv>;
  services: Services;
  signedIn: SignedIn;
  password: string | undefined;
};

/** The refusal where the session is too old to go without a password. Throws 'invalid-input' for a wrong one. */
export async function refuseUnproved({ c, services, signedIn, password }: Asked) {
  const proof = await reauthenticate(services, signedIn, password);
  if (proof === 'not-fresh') return refuseOldSession(c);
  if (proof !== 'proved') throw wrongPassword(proof);
  return null;
}

const wrongPassword = (proof: Exclude<Reauthentication, 'proved' | 'not-fresh'>) =>
  new AppError('invalid-input', 'Some fields need a change.', {
    fields: [
      {
        path: 'password',
        message:
          proof === 'password-missing'
            ? 'Please enter your password.'
            : 'This is not your password.',
      },
    ],
  });
