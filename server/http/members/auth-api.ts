// /api/auth/*: the paths that are open, each with its method, beside those of google-api.ts. Whatever
// else better-auth offers is not there.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { failAsDatabase } from '../../accounts/find-viewer.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { readJson } from '../edge/read-input.ts';
import { refuseMethods } from '../edge/refuse-methods.ts';
import * as account from './auth-account.ts';
import { ownAnswer, refusalAnswer } from './auth-answer.ts';
import { type AuthCall, authHeaders, needSession } from './auth-call.ts';
import * as signing from './auth-sign-in.ts';
import { noteSignIn } from './note-sign-in.ts';

type Handle = (call: AuthCall) => Promise<Response>;

const posts: Record<string, Handle> = {
  '/sign-up/email': signing.signUp,
  '/sign-in/email': signing.signIn,
  '/magic-link/verify': signing.signInByLink,
  '/two-factor/verify-totp': signing.verifyCode,
  '/two-factor/verify-backup-code': signing.verifyRecoveryCode,
  '/sign-out': signing.signOut,
  '/sign-in/magic-link': account.askForLink,
  '/request-password-reset': account.askForRecovery,
  '/send-verification-email': account.askForVerification,
  '/change-email': account.changeEmail,
  '/verify-email': account.useVerification,
  '/reset-password': account.useRecovery,
  '/change-password': account.changePassword,
  '/two-factor/enable': account.enableSecondFactor,
  '/two-factor/disable': account.disableSecondFactor,
  '/two-factor/generate-backup-codes': account.renewRecoveryCodes,
};

const gets: Record<string, Handle> = {
  '/get-session': getSession,
  '/token': getToken,
  '/jwks': getKeys,
};

export function serveAuth(app: OpenAPIHono<HttpEnv>, services: Services): void {
  const open = (method: 'GET' | 'POST', path: string, handle: Handle) => {
    const route = `/api/auth${path}`;
    app.on(method, route, async (c) => {
      const call: AuthCall = { c, services, body: {} };
      const answer = await answerTo(call, async () => {
        if (method === 'POST' && path !== '/sign-out') call.body = await readJson(c);
        return handle(call);
      });
      await noteSignIn(call, path, answer);
      return answer;
    });
    refuseMethods(app, route, method);
  };
  for (const [path, handle] of Object.entries(gets)) open('GET', path, handle);
  for (const [path, handle] of Object.entries(posts)) open('POST', path, handle);
}

async function answerTo(
  { services }: AuthCall,
  handle: () => Promise<Response>,
): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    try {
      return refusalAnswer(error);
    } catch (unexpected) {
      return await failAsDatabase(services.db, unexpected);
    }
  }
}

// Renews the cookie of a session that is in use.
async function getSession(call: AuthCall): Promise<Response> {
  const { auth } = call.services;
  return ownAnswer(await auth.api.getSession({ headers: authHeaders(call), asResponse: true }));
}

async function getToken(call: AuthCall): Promise<Response> {
  await needSession(call);
  const { token } = await call.services.auth.api.getToken({ headers: authHeaders(call) });
  return Response.json({ token }, { headers: { 'Cache-Control': 'no-store' } });
}

async function getKeys({ services: { auth } }: AuthCall): Promise<Response> {
  const headers = { 'Cache-Control': 'public, max-age=600' };
  return Response.json(await auth.api.getJwks(), { headers });
}
