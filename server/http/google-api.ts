// Signing in with Google: the paths of better-auth, with only what a page may choose of them.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { type GoogleProblem, googleProblems } from '#domain/accounts/google-problems.ts';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import { unlinkGoogle } from '../accounts/google-link.ts';
import { addressHeader } from '../accounts/open-auth.ts';
import type { Services } from '../services.ts';
import { followGoogle } from './follow-google.ts';
import type { HttpEnv } from './http-env.ts';
import { parseInput, readJson } from './read-input.ts';
import { requireViewer } from './require-viewer.ts';

const startRequest = z.object({
  provider: z.string().max(60),
  callbackURL: z.string().max(2000).default('/'),
  errorCallbackURL: z.string().max(2000).default('/auth'),
});
const unlinkRequest = z.object({ providerId: z.string().max(60) });
const answerOfStart = z.object({ url: z.string() });

export function serveGoogle(app: OpenAPIHono<HttpEnv>, services: Services): void {
  const { limits, now } = services;
  app.on('POST', ['/api/auth/sign-in/social', '/api/auth/link-social'], async (c) => {
    const { provider, ...pages } = parseInput(startRequest, await readJson(c));
    const { google } = services;
    if (provider !== 'google' || !google) return refuseProvider(c);
    const subject = c.get('network');
    await limits.take([{ name: 'google', subject, count: 30, windowSeconds: 180 }], now());
    const answer = await google.handler(startOf(c, services, pages));
    if (answer === 'unavailable') return refuse(c, 503, 'google_unavailable');
    const started = answer.ok ? answerOfStart.parse(await answer.json()) : undefined;
    return started ? withCookies(c.json(started), answer) : answer;
  });
  app.get('/api/auth/callback/google', async (c) => {
    const request = new Request(c.req.raw);
    request.headers.set(addressHeader, c.get('ipAddress'));
    const answer = (await services.google?.handler(request)) ?? 'unavailable';
    return followGoogle(services.config.appUrl, answer);
  });
  app.post('/api/auth/unlink-account', async (c) => {
    const { viewer } = await requireViewer(c);
    const { providerId } = parseInput(unlinkRequest, await readJson(c));
    if (providerId !== 'google') return refuseProvider(c);
    const outcome = await unlinkGoogle(services, viewer);
    if (outcome === 'unlinked') return c.json({ status: true });
    return outcome === 'last-way'
      ? refuse(
          c,
          400,
          'last_sign_in',
          'Set a password first: without Google you could not sign in.',
        )
      : refuse(c, 400, 'not_linked', 'Google is not linked to this account.');
  });
}

// Nothing else a caller may send reaches better-auth: no token in place of the round trip, no
// wider scopes, no page of another site.
function startOf(
  c: Context<HttpEnv>,
  { config }: Services,
  { callbackURL, errorCallbackURL }: { callbackURL: string; errorCallbackURL: string },
): Request {
  const headers = new Headers({
    'Content-Type': 'application/json',
    Origin: new URL(config.appUrl).origin,
    [addressHeader]: c.get('ipAddress'),
  });
  for (const name of ['cookie', 'user-agent']) {
    const value = c.req.header(name);
    if (value) headers.set(name, value);
  }
  const body = JSON.stringify({
    provider: 'google',
    callbackURL: safeReturnPath(callbackURL),
    errorCallbackURL: errorPage(errorCallbackURL),
  });
  return new Request(`${config.appUrl}${c.req.path}`, { method: 'POST', headers, body });
}

/** A page of this site, or the sign-in itself with where it should lead. */
function errorPage(asked: string): string {
  const url = URL.parse(asked, 'https://own.invalid');
  if (url?.pathname !== '/auth') return safeReturnPath(asked);
  const next = safeReturnPath(url.searchParams.get('next'));
  return next === '/' ? '/auth' : `/auth?${new URLSearchParams({ next })}`;
}

function withCookies(answer: Response, from: Response): Response {
  for (const cookie of from.headers.getSetCookie()) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

const refuseProvider = (c: Context<HttpEnv>) =>
  refuse(c, 404, 'provider_not_configured', 'Signing in with this service is not set up here.');

function refuse(c: Context<HttpEnv>, status: 503, code: GoogleProblem): Response;
function refuse(c: Context<HttpEnv>, status: 400 | 404, code: string, message: string): Response;
function refuse(c: Context<HttpEnv>, status: 400 | 404 | 503, code: string, words?: string) {
  const message = words ?? googleProblems[code as GoogleProblem];
  return c.json({ code, message, error: { code, message } }, status);
}
