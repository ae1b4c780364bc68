// Signing in with a passkey. It is a better-auth of its own beside the one for everything else, made
// with the first request that needs it: what it takes to check one is no matter of a start.
import type { BetterAuthPlugin } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { Config } from '../../settings/config.ts';
import { passkeyTable } from '../auth-tables.ts';
import type { Auth } from '../open-auth.ts';

/** Answers better-auth's paths of passkeys. */
export type Passkeys = (request: Request) => Promise<Response>;
type Open = (plugins: readonly BetterAuthPlugin[]) => Auth;

/** `open` makes a better-auth with more plugins. */
export function openPasskeys({ appUrl }: Pick<Config, 'appUrl'>, open: Open): Passkeys {
  let opened: Promise<Auth> | undefined;
  return async (request) => {
    opened ??= load(new URL(appUrl), open);
    return (await opened).handler(request);
  };
}

async function load({ hostname, origin }: URL, open: Open): Promise<Auth> {
  const { passkey } = await import('@better-auth/passkey');
  const plugin = passkey({
    rpID: hostname,
    rpName: 'AD BUILDER',
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) => {
        requireOwner(verification.registrationInfo?.userVerified);
      },
    },
    authentication: {
      afterVerification: ({ verification }) => {
        requireOwner(verification.authenticationInfo.userVerified);
      },
    },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    schema: passkeyTable,
  });
  return open([plugin as unknown as BetterAuthPlugin]);
}

// A passkey stands for both factors: what one has, and that it is oneself.
function requireOwner(verified: boolean | undefined): void {
  if (verified) return;
  throw new APIError('FORBIDDEN', {
    code: 'PASSKEY_UNVERIFIED',
    message: 'Your device did not check that it is you. Set a screen lock or a PIN for it first.',
  });
}
