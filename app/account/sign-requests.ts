// What the forms of signing in check and send. It comes with the first press, or with the first field that is in use:
// whoever reads the page needs no library of checks.
import { z } from 'zod';
import { signInForm, signUpForm } from '#domain/accounts/sign-forms.ts';
import * as routes from '#domain/contract/auth-routes.ts';
import type { Result } from '../calls/ask.ts';
import { call } from '../calls/call.ts';
import type { MailedKind } from './mailed-link/link-kinds.ts';

/** How a form's fields are read, and what is asked with them. */
export type SignRequest<Typed, Answer> = {
  schema: z.ZodType<Typed>;
  send: (typed: Typed) => Promise<Result<Answer>>;
};

const request = <Typed, Answer>(
  schema: z.ZodType<Typed>,
  send: SignRequest<Typed, Answer>['send'],
): SignRequest<Typed, Answer> => ({ schema, send });

export const signIn = request(signInForm, (body) => call(routes.signIn, { body }));

/** `next` is where the mail that verifies the address leads on to. */
export const signUp = (next: string) =>
  request(signUpForm, ({ full_name, ...rest }) =>
    call(routes.signUp, { body: { name: full_name, next, ...rest } }),
  );

const noSpaces = (code: string) => code.replace(/\s/g, '');
const trust = z.string().optional();
const code = (rule: z.ZodType<string, string>) =>
  z.object({ code: z.string().transform(noSpaces).pipe(rule), trust });
const recoveryCode = code(z.string().min(1, 'Please enter the code.').max(64));
const appCode = code(
  z.string().regex(/^\d{6}$/, 'Please enter the six digits your app shows now.'),
);

export const verifyRecoveryCode = request(recoveryCode, ({ code }) =>
  call(routes.verifyRecoveryCode, { body: { code } }),
);
export const verifyCode = request(appCode, ({ code, trust }) =>
  call(routes.verifyCode, { body: { code, trustDevice: trust === 'on' } }),
);

/** Has a link mailed. The answer is the same whether or not the address has an account. */
export const mailLink = (kind: MailedKind, next: string) =>
  request(z.object({ email: signInForm.shape.email }), ({ email }): Promise<Result<unknown>> => {
    switch (kind) {
      case 'sign-in':
        return call(routes.askForLink, { body: { email, next } });
      case 'verify':
        return call(routes.askForVerification, { body: email ? { email, next } : { next } });
      case 'recover':
        return call(routes.askForRecovery, { body: { email } });
    }
  });

const nothing = z.object({});
export const verifyAddress = (token: string) =>
  request(nothing, () => call(routes.verifyAddress, { body: { token } }));
export const signInByLink = (token: string) =>
  request(nothing, () => call(routes.signInByLink, { body: { token } }));

const newPassword = z.object({
  password: z.string().min(1, 'Please enter a new password.').pipe(signUpForm.shape.password),
});
export const recoverPassword = (token: string) =>
  request(newPassword, ({ password }) =>
    call(routes.recoverPassword, { body: { token, newPassword: password } }),
  );

/** Where to go on at Google, which leads back to `back`. */
export const askGoogle = (back: string) =>
  call(routes.signInWithGoogle, {
    body: { provider: 'google', callbackURL: back, errorCallbackURL: back },
  });
