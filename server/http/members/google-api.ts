// Signing in with Google: the paths of better-auth, with only what a page may choose of them.
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import type * as routes from '#domain/contract/auth-routes.ts';
import { AuthRefusal } from '../../accounts/auth-refusal.ts';
import { endSession } from '../../accounts/sessions.ts';
import type { Google } from '../../accounts/signing-in/google.ts';
import { unlinkGoogle } from '../../accounts/signing-in/google-link.ts';
import { ownAnswer, refusalAnswer } from './auth-answer.ts';
import { type AuthCall, authHeaders, type MemberCall } from './auth-call.ts';
import { followGoogle, opensSession } from './follow-google.ts';

/** Answers where to go on at Google. */
export async function start(call: AuthCall<typeof routes.signInWithGoogle>): Promise<Response> {
  const { provider, ...pages } = call.body;
  const google = providerOf(call, provider);
  const { limits, now } = call.services;
  await limits.take([{ ...starts, subject: call.c.get('network') }], now());
  const answer = await google.handler(requestOf(call, pages));
  if (answer !== 'unavailable') return ownAnswer(answer);
  return refusalAnswer(new AuthRefusal(503, 'google_unavailable', unavailable));
}

const unavailable = 'Google cannot be reached just now. Please try again in a minute.';

const starts = { name: 'google', count: 30, windowSeconds: 180 };

export async function comeBack(call: AuthCall): Promise<Response> {
  const { c, services } = call;
  const before = await c
    .get('signedIn')()
    .catch(() => null);
  const request = new Request(c.req.raw, { headers: authHeaders(call) });
  const found = (await services.google?.handler(request)) ?? 'unavailable';
  const answer = await followGoogle(services.config.appUrl, found);
  // The session this browser had before is over.
  if (before && opensSession(answer)) {
    await endSession(services.db, before.viewer, before.sessionId);
  }
  return answer;
}

export async function unlink(call: MemberCall<typeof routes.unlinkGoogle>): Promise<Response> {
  const { viewer } = call.signedIn;
  const { providerId } = call.body;
  if (providerId !== 'google') throw notSetUp();
  const outcome = await unlinkGoogle(call.services, viewer);
  if (outcome === 'last-way') throw new AuthRefusal(400, 'LAST_SIGN_IN', lastWay);
  if (outcome === 'not-linked') throw new AuthRefusal(400, 'ACCOUNT_NOT_FOUND', notLinked);
  return call.c.json({ status: true });
}

const lastWay = 'Set a password first: without Google you could not sign in.';
const notLinked = 'Google is not linked to this account.';

function providerOf({ services }: AuthCall, provider: string): Google {
  if (provider !== 'google' || !services.google) throw notSetUp();
  return services.google;
}
const notSetUp = () =>
  new AuthRefusal(
    404,
    'provider_not_configured',
    'Signing in with this service is not set up here.',
  );

// Nothing else a caller may send reaches better-auth: no token in place of the round trip, no
// wider scopes, no page of another site.
function requestOf(
  call: AuthCall,
  { callbackURL, errorCallbackURL }: { callbackURL: string; errorCallbackURL: string },
): Request {
  const { origin } = new URL(call.services.config.appUrl);
  const headers = authHeaders(call);
  headers.delete('content-length');
  headers.set('origin', origin);
  const body = JSON.stringify({
    provider: 'google',
    callbackURL: origin + ownPage(callbackURL),
    errorCallbackURL: origin + ownPage(errorCallbackURL),
  });
  return new Request(origin + call.c.req.path, { method: 'POST', headers, body });
}

/** A page of this site; of the sign-in, which is none to return to, only what it goes on by. */
function ownPage(asked: string): string {
  const url = URL.parse(asked, 'https://own.invalid');
  if (url?.pathname !== '/auth') return safeReturnPath(asked);
  const query = new URLSearchParams();
  if (url.searchParams.get('from') === 'google') query.set('from', 'google');
  const next = safeReturnPath(url.searchParams.get('next'));
  if (next !== '/') query.set('next', next);
  return query.size > 0 ? `/auth?${query}` : '/auth';
}
