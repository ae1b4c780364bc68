// The browser's way to sign-up and sign-in.
import { z } from 'zod';
import { ask, jsonRequest } from '../../calls/ask.ts';

const anything = z.unknown();
/** Signed in, or to be asked for the second factor first. */
const signedIn = z.object({ twoFactorRedirect: z.boolean().optional() });
const mayFollow = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** What a mailed link is for. */
export const linkKinds = ['sign-in', 'verify', 'recover'] as const;
export type LinkKind = (typeof linkKinds)[number];

const post = <Answer>(path: string, body: unknown, schema: z.ZodType<Answer>) =>
  ask(`/api/auth/${path}`, jsonRequest('POST', body), schema);

export const signIn = (form: { email: string; password: string }) =>
  post('sign-in/email', form, signedIn);

type SignUp = {
  name: string;
  email: string;
  password: string;
  company_name: string;
  phone: string;
};

export const signUp = (form: SignUp) => post('sign-up/email', form, signedIn);

export const answerChallenge = (code: string, trustDevice: boolean) =>
  post('two-factor/verify-totp', { code, trustDevice }, anything);

export const answerWithRecoveryCode = (code: string) =>
  post('two-factor/verify-backup-code', { code }, anything);

/** Where to go on at Google; it leads back to one of the two pages. */
export const signInWithGoogle = (pages: { callbackURL: string; errorCallbackURL: string }) =>
  post('sign-in/social', { provider: 'google', ...pages }, mayFollow);

/** Has a link mailed. The answer is the same whether or not the address has an account. */
export function mailLink(kind: LinkKind, email: string, next: string) {
  switch (kind) {
    case 'sign-in':
      return post('sign-in/magic-link', { email, next }, anything);
    case 'verify':
      return post('send-verification-email', email ? { email } : {}, anything);
    case 'recover':
      return post('request-password-reset', { email }, anything);
  }
}

// Each of these uses the link up.
export const openSignInLink = (token: string) => post('magic-link/verify', { token }, signedIn);
export const openVerifyLink = (token: string) => post('verify-email', { token }, anything);
export const openRecoverLink = (token: string, newPassword: string) =>
  post('reset-password', { token, newPassword }, z.object({ email: z.string().optional() }));
