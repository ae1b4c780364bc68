// /api/auth: signing up, in and out, mailed links, passwords and the second factor. The paths are
// those of the sign-in library, as far as they are open.
import { z } from 'zod';
import * as inputs from '../accounts/auth-inputs.ts';
import { route } from './route.ts';

const path = '/api/auth';
const anything = z.unknown();
/** Signed in, or to be asked for the second factor first. */
const signedIn = z.object({ twoFactorRedirect: z.boolean().optional() });
const mayFollow = z.object({ url: z.url({ protocol: /^https?$/ }) });
const recoveryCodes = z.object({ backupCodes: z.array(z.string()) });
const enrolment = recoveryCodes.extend({ totpURI: z.string().startsWith('otpauth://') });
/** What a second factor is set up with. */
export type Enrolment = z.infer<typeof enrolment>;

// @__NO_SIDE_EFFECTS__
const post = <const Path extends string, Body extends z.ZodType, Answer extends z.ZodType>(
  to: Path,
  body: Body,
  answer: Answer,
) => route({ method: 'POST', path: `${path}${to}`, body, answer });

export const signUp = post('/sign-up/email', inputs.signUpInput, signedIn);
export const signIn = post('/sign-in/email', inputs.signInInput, signedIn);
/** What follows a mailed link to sign in uses it up; so do `verifyAddress` and `recoverPassword`. */
export const signInByLink = post('/magic-link/verify', inputs.tokenInput, signedIn);
/** Proves a second factor that was just set up, or signs in with it. */
export const verifyCode = post('/two-factor/verify-totp', inputs.codeInput, anything);
export const verifyRecoveryCode = post(
  '/two-factor/verify-backup-code',
  inputs.codeInput,
  anything,
);
export const signOut = route({ method: 'POST', path: `${path}/sign-out`, answer: anything });

// The answers are the same whether or not the address has an account.
export const askForLink = post('/sign-in/magic-link', inputs.linkInput, anything);
export const askForRecovery = post('/request-password-reset', inputs.recoveryInput, anything);
export const askForVerification = post(
  '/send-verification-email',
  inputs.verificationInput,
  anything,
);
export const verifyAddress = post('/verify-email', inputs.tokenInput, anything);
export const recoverPassword = post(
  '/reset-password',
  inputs.newPasswordInput,
  z.object({ email: z.string().optional() }),
);

/** Mails a link to the new address, for who proves the account; the old one counts until that is opened. */
export const changeEmail = post('/change-email', inputs.newEmailInput, anything);
/** Ends all other sessions. */
export const changePassword = post('/change-password', inputs.changePasswordInput, anything);
/** Begins a second factor; it counts from `verifyCode` on. */
export const enableSecondFactor = post('/two-factor/enable', inputs.passwordInput, enrolment);
export const disableSecondFactor = post('/two-factor/disable', inputs.passwordInput, anything);
/** New recovery codes; the old ones are void. */
export const renewRecoveryCodes = post(
  '/two-factor/generate-backup-codes',
  inputs.passwordInput,
  recoveryCodes,
);

const challenge = z.looseObject({ challenge: z.string() });
/** What a browser is to make a passkey of; it is offered by a session of the last day alone. */
export const beginPasskey = route({
  method: 'GET',
  path: `${path}/passkey/generate-register-options`,
  answer: challenge,
});
export const addPasskey = post('/passkey/verify-registration', inputs.passkeyInput, anything);
/** What a browser is to sign with a passkey. */
export const askPasskey = route({
  method: 'GET',
  path: `${path}/passkey/generate-authenticate-options`,
  answer: challenge,
});
export const signInByPasskey = post(
  '/passkey/verify-authentication',
  inputs.passkeyInput,
  anything,
);

/** Where to go on at Google; it leads back to one of the two pages. */
export const signInWithGoogle = post('/sign-in/social', inputs.googleInput, mayFollow);
export const linkGoogle = post('/link-social', inputs.googleInput, mayFollow);
export const unlinkGoogle = post('/unlink-account', inputs.unlinkInput, anything);
export const comeBackFromGoogle = route({
  method: 'GET',
  path: `${path}/callback/google`,
  answer: anything,
});

export const getSession = route({
  method: 'GET',
  path: `${path}/get-session`,
  answer: anything,
});
export const getToken = route({ method: 'GET', path: `${path}/token`, answer: anything });
export const getKeys = route({ method: 'GET', path: `${path}/jwks`, answer: anything });
