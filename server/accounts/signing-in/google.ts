// Signing in with Google through OpenID Connect. It is a better-auth of its own beside the one for
// everything else, made with the first request that needs it: no start and no other sign-in waits
// for Google.
import type { BetterAuthPlugin } from 'better-auth';
import { decodeJwt } from 'jose';
import type { Config } from '../../settings/config.ts';
import type { Auth } from '../open-auth.ts';
import { googleRules } from './google-rules.ts';

export type Google = {
  /**
   * Answers better-auth's paths of a social sign-in; 'unavailable' while Google does not answer in
   * time or makes no sense.
   */
  handler(request: Request): Promise<Response | 'unavailable'>;
};
type Settings = NonNullable<Config['google']>;
type Open = (plugins: readonly BetterAuthPlugin[]) => Auth;

const patienceMilliseconds = 5_000;

/** Undefined where it is not set up. `open` makes a better-auth with more plugins. */
export function openGoogle(
  settings: Settings | undefined,
  open: Open,
  patience = patienceMilliseconds,
  loadLibrary = library,
): Google | undefined {
  if (!settings) return undefined;
  let opened: Promise<Auth | null> | undefined;
  const find = async () => {
    // Loading it is our own time, not Google's.
    await loadLibrary();
    opened ??= discover(settings, open, loadLibrary);
    const opening = opened;
    const auth = await within(patience, opening);
    // One that never answers is given up too; the next request asks again.
    if (!auth && opened === opening) opened = undefined;
    return auth;
  };
  return {
    async handler(request) {
      const auth = await find();
      const answer = auth && (await within(2 * patience, auth.handler(request)));
      return answer ?? 'unavailable';
    },
  };
}

const library = () => import('better-auth/plugins/generic-oauth');

async function discover(
  settings: Settings,
  open: Open,
  loadLibrary: typeof library,
): Promise<Auth | null> {
  const { genericOAuth } = await loadLibrary();
  const auth = open([genericOAuth({ config: [providerOf(settings)] }), googleRules]);
  const { socialProviders } = await auth.$context;
  const google = socialProviders.find(({ id }) => id === 'google');
  return google?.issuer?.replace(/\/+$/, '') === settings.issuer ? auth : null;
}

const providerOf = ({ clientId, clientSecret, issuer }: Settings) => ({
  providerId: 'google',
  discoveryUrl: `${issuer}/.well-known/openid-configuration`,
  requireIdTokenVerification: true,
  clientId,
  clientSecret,
  scopes: ['openid', 'email', 'profile'],
  prompt: 'select_account' as const,
  disableProviderLogout: true,
  // The token was verified when this is asked. Without one nobody is believed.
  getUserInfo: async ({ idToken }: { idToken?: string | undefined }) =>
    idToken ? claimsOf(idToken) : null,
});

function claimsOf(idToken: string) {
  const { sub, email, email_verified, name } = decodeJwt(idToken);
  if (typeof sub !== 'string' || typeof email !== 'string') return null;
  const fullName = typeof name === 'string' ? name.trim().slice(0, 120) : '';
  return {
    sub,
    email,
    emailVerified: email_verified === true,
    name: fullName || (email.split('@')[0] ?? ''),
  };
}

async function within<Answer>(milliseconds: number, work: Promise<Answer>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {}); // what comes after the deadline is nobody's
  }
}
