import type { Context } from 'hono';
import { generateCookie, getCookie, getSignedCookie } from 'hono/cookie';
import type { Body, Route } from '#domain/contract/route.ts';
import type { SignedIn } from '../../accounts/find-viewer.ts';
import { addressHeader, sessionCookie } from '../../accounts/open-auth.ts';
import { endSession } from '../../accounts/sessions.ts';
import { knownDevice, readKnownDevice } from '../../accounts/signing-in/known-device.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { invalidToken, readAnswer } from './auth-answer.ts';

/** One request under /api/auth. */
export type AuthCall<R extends Route = Route> = {
  c: Context<HttpEnv>;
  services: Services;
  body: Body<R>;
};
/** One of somebody who is signed in. */
export type MemberCall<R extends Route = Route> = AuthCall<R> & { signedIn: SignedIn };

/** The headers better-auth goes by: the caller's address is ours to say. */
export function authHeaders({ c, services: { config } }: Omit<AuthCall, 'body'>): Headers {
  const headers = new Headers(c.req.raw.headers);
  headers.set(addressHeader, c.get('ipAddress'));
  // checkOrigin has let it in, perhaps under another of the installation's names.
  if (headers.has('origin')) headers.set('origin', new URL(config.appUrl).origin);
  return headers;
}

export const from = ({ c, services: { config } }: Omit<AuthCall, 'body'>) => ({
  network: c.get('network'),
  ipAddress: c.get('ipAddress'),
  limits: config.limits,
});

/** Throws for a session cookie that we did not sign. One of ours whose session has ended is none. */
export async function refuseForged(c: AuthCall['c'], { config, secret }: Services): Promise<void> {
  const name = sessionCookie(config);
  if (getCookie(c, name) && !(await getSignedCookie(c, secret, name))) throw invalidToken();
}

const year = 365 * 86_400;
const deviceCookie = (isHttps: boolean) => `${isHttps ? '__Secure-' : ''}ad-builder.known_device`;

/** The id of the device, where it signed in with this address before. */
export const deviceOf = ({ c, services: { config, secret } }: AuthCall, email: string) =>
  readKnownDevice(getCookie(c, deviceCookie(config.isHttps)), secret, email);

/** Ends an answer of better-auth that may have signed somebody in. */
export async function finishSignIn(call: AuthCall, raw: Response): Promise<Response> {
  const { answer, body } = await readAnswer(raw);
  if (answer.ok) await welcome(call, answer, (body as SignInAnswer).user?.email);
  return answer;
}

type SignInAnswer = { user?: { email?: string } };

/**
 * What goes with every answer that signs in: the session this browser had before is over, and the
 * browser is remembered as one of theirs. Without `email` the second factor is still waited for.
 */
export async function welcome(call: AuthCall, answer: Response, email?: string): Promise<void> {
  const { c, services } = call;
  const before = await c.get('signedIn')();
  if (before) await endSession(services.db, before.viewer, before.sessionId);
  if (email && !deviceOf(call, email)) rememberDevice(call, answer, email);
}

/** This browser is one of theirs from now on, and what was tried in it before counts no more. */
export function rememberDevice({ services }: AuthCall, answer: Response, email: string): void {
  const { isHttps } = services.config;
  const cookie = generateCookie(deviceCookie(isHttps), knownDevice(services.secret, email), {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps,
    maxAge: year,
  });
  answer.headers.append('Set-Cookie', cookie);
}
