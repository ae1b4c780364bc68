// /api/auth/*: the paths that are open. Whatever else better-auth offers is not there.
import * as routes from '#domain/contract/auth-routes.ts';
import type { Body, Route } from '#domain/contract/route.ts';
import { failAsDatabase } from '../../accounts/find-viewer.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';
import * as account from './auth-account.ts';
import { ownAnswer, refusalAnswer, sessionMissing } from './auth-answer.ts';
import { type AuthCall, authHeaders, type MemberCall } from './auth-call.ts';
import * as signing from './auth-sign-in.ts';
import * as google from './google-api.ts';
import { noteSignIn } from './note-sign-in.ts';

type Handle<R extends Route, Asked> = (call: Asked & AuthCall<R>) => Promise<Response>;

const forAll = <R extends Route>(route: R, handle: Handle<NoInfer<R>, object>) =>
  defineRoute<Route, 'everybody'>(route, {
    may: 'everybody',
    run: ({ body }, call) => handle({ ...call, body: body as Body<R> }),
  });

const forMembers = <R extends Route>(
  route: R,
  handle: Handle<NoInfer<R>, MemberCall<NoInfer<R>>>,
) =>
  defineRoute<Route, 'members'>(route, {
    may: 'members',
    run: ({ body }, call) => handle({ ...call, body: body as Body<R> }),
  });

export const authFamily: Family = {
  signedOut: sessionMissing,
  note: noteSignIn,
  async refuse(thrown, { db }) {
    try {
      return refusalAnswer(thrown);
    } catch (unexpected) {
      return failAsDatabase(db, unexpected);
    }
  },
  routes: [
    defineRoute(routes.signUp, {
      may: 'everybody',
      readBody: signing.readSignUp,
      run: ({ body }, call) => signing.signUp({ ...call, body }),
    }),
    forAll(routes.signIn, signing.signIn),
    forAll(routes.signInByLink, signing.signInByLink),
    forAll(routes.verifyCode, signing.verifyCode),
    forAll(routes.verifyRecoveryCode, signing.verifyRecoveryCode),
    forAll(routes.signOut, signing.signOut),
    forAll(routes.askForLink, account.askForLink),
    forAll(routes.askForRecovery, account.askForRecovery),
    forAll(routes.askForVerification, account.askForVerification),
    forAll(routes.verifyAddress, account.useVerification),
    forAll(routes.recoverPassword, account.useRecovery),
    forMembers(routes.changeEmail, account.changeEmail),
    forMembers(routes.changePassword, account.changePassword),
    forMembers(routes.enableSecondFactor, account.enableSecondFactor),
    forMembers(routes.disableSecondFactor, account.disableSecondFactor),
    forMembers(routes.renewRecoveryCodes, account.renewRecoveryCodes),
    forAll(routes.signInWithGoogle, google.start),
    forMembers(routes.linkGoogle, google.start),
    forMembers(routes.unlinkGoogle, google.unlink),
    // Renews the cookie of a session that is in use.
    defineRoute(routes.getSession, {
      may: 'everybody',
      async run({ body }, call) {
        const headers = authHeaders({ ...call, body });
        const { auth } = call.services;
        return ownAnswer(await auth.api.getSession({ headers, asResponse: true }));
      },
    }),
    defineRoute(routes.getToken, {
      may: 'members',
      async run({ body }, call) {
        const headers = authHeaders({ ...call, body });
        const { token } = await call.services.auth.api.getToken({ headers });
        return Response.json({ token }, { headers: { 'Cache-Control': 'no-store' } });
      },
    }),
    defineRoute(routes.getKeys, {
      may: 'everybody',
      async run(_, { services: { auth } }) {
        const headers = { 'Cache-Control': 'public, max-age=600' };
        return Response.json(await auth.api.getJwks(), { headers });
      },
    }),
  ],
};

/** Google sends people back here: what goes wrong is shown by the page they are led to. */
export const googleReturnFamily: Family = {
  routes: [forAll(routes.comeBackFromGoogle, google.comeBack)],
};
