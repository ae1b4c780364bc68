// /api/auth/*: the paths that are open. Whatever else better-auth offers is not there.
import * as routes from '#domain/contract/auth-routes.ts';
import type { Body, Route } from '#domain/contract/route.ts';
import { failAsDatabase } from '../../accounts/find-viewer.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';
import * as account from './auth-account.ts';
import { ownAnswer, refusalAnswer, sessionMissing } from './auth-answer.ts';
import { type AuthCall, authHeaders, type MemberCall, refuseForged } from './auth-call.ts';
import * as signing from './auth-sign-in.ts';
import * as google from './google-api.ts';
import { noteGoogle, noteSignIn } from './note-sign-in.ts';
import * as passkeys from './passkey-api.ts';

type Handle<R extends Route, Asked> = (call: Asked & AuthCall<R>) => Promise<Response>;

const forAll = <R extends Route>(
  route: R,
  summary: string | undefined,
  handle: Handle<NoInfer<R>, object>,
) =>
  defineRoute<Route, 'everybody'>(route, {
    may: 'everybody',
    ...(summary ? { summary } : {}),
    run: ({ body }, call) => handle({ ...call, body: body as Body<R> }),
  });

const forMembers = <R extends Route>(
  route: R,
  summary: string,
  handle: Handle<NoInfer<R>, MemberCall<NoInfer<R>>>,
) =>
  defineRoute<Route, 'members'>(route, {
    may: 'members',
    summary,
    run: ({ body }, call) => handle({ ...call, body: body as Body<R> }),
  });

export const authFamily: Family = {
  signedOut: sessionMissing,
  refuseForged,
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
      summary: 'Makes an account and opens a session.',
      readBody: signing.readSignUp,
      run: ({ body }, call) => signing.signUp({ ...call, body }),
    }),
    forAll(
      routes.signIn,
      'Signs in by address or telephone number and password, or asks for the second factor.',
      signing.signIn,
    ),
    forAll(
      routes.signInByLink,
      'Signs in by what a mailed link holds, and uses it up.',
      signing.signInByLink,
    ),
    forAll(
      routes.verifyCode,
      'Proves a second factor that was just set up, or signs in with it.',
      signing.verifyCode,
    ),
    forAll(
      routes.verifyRecoveryCode,
      'Signs in with a recovery code in place of the second factor.',
      signing.verifyRecoveryCode,
    ),
    forAll(routes.signOut, 'Ends the session.', signing.signOut),
    forAll(
      routes.askForLink,
      'Mails a link to sign in, where the address has an account.',
      account.askForLink,
    ),
    forAll(
      routes.askForRecovery,
      'Mails a link to choose another password, where the address has an account.',
      account.askForRecovery,
    ),
    forAll(
      routes.askForVerification,
      'Mails a link that proves the address, where it is to be proved.',
      account.askForVerification,
    ),
    forAll(
      routes.verifyAddress,
      'Proves an address by what a mailed link holds.',
      account.useVerification,
    ),
    forAll(
      routes.recoverPassword,
      'Sets another password by what a mailed link holds.',
      account.useRecovery,
    ),
    forMembers(
      routes.changeEmail,
      'Mails a link to the new address; the old one counts until that is opened.',
      account.changeEmail,
    ),
    forMembers(
      routes.changePassword,
      'Sets another password and ends all other sessions.',
      account.changePassword,
    ),
    forMembers(
      routes.enableSecondFactor,
      'Begins a second factor, which counts once a code of it is proved.',
      account.enableSecondFactor,
    ),
    forMembers(routes.disableSecondFactor, 'Ends the second factor.', account.disableSecondFactor),
    forMembers(
      routes.renewRecoveryCodes,
      'Makes new recovery codes; the old ones are void.',
      account.renewRecoveryCodes,
    ),
    forMembers(routes.beginPasskey, 'What a browser makes a passkey of.', passkeys.begin),
    forMembers(routes.addPasskey, 'Keeps a passkey to sign in with.', passkeys.add),
    forAll(routes.askPasskey, 'What a browser signs with a passkey.', passkeys.challenge),
    forAll(routes.signInByPasskey, 'Signs in with a passkey.', passkeys.signIn),
    forAll(
      routes.signInWithGoogle,
      'Says where to send the browser to sign in with Google.',
      google.start,
    ),
    forMembers(
      routes.linkGoogle,
      'Says where to send the browser to link an account at Google.',
      google.start,
    ),
    forMembers(routes.unlinkGoogle, 'Forgets the link to an account at Google.', google.unlink),
    // Renews the cookie of a session that is in use.
    defineRoute(routes.getSession, {
      may: 'everybody',
      summary: 'Who is signed in, or null.',
      async run(_, call) {
        const headers = authHeaders(call);
        const { auth } = call.services;
        return ownAnswer(await auth.api.getSession({ headers, asResponse: true }));
      },
    }),
    defineRoute(routes.getToken, {
      may: 'members',
      summary: 'A token of a few minutes that says who is signed in, for other services.',
      async run(_, call) {
        const headers = authHeaders(call);
        const { token } = await call.services.auth.api.getToken({ headers });
        return Response.json({ token }, { headers: { 'Cache-Control': 'no-store' } });
      },
    }),
    defineRoute(routes.getKeys, {
      may: 'everybody',
      summary: 'The public keys such tokens are checked with.',
      async run(_, { services: { auth } }) {
        const headers = { 'Cache-Control': 'public, max-age=600' };
        return Response.json(await auth.api.getJwks(), { headers });
      },
    }),
  ],
};

/** Google sends people back here: what goes wrong is shown by the page they are led to. */
export const googleReturnFamily: Family = {
  note: noteGoogle,
  routes: [forAll(routes.comeBackFromGoogle, undefined, google.comeBack)],
};
