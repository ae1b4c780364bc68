// What may be sent to each path under /api/auth. Whatever else stands in a body is dropped here.
import { z } from 'zod';
import { longestPassword, passwordTooShort } from './password-rules.ts';
import { signUpForm } from './sign-forms.ts';

const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email('Please enter a valid email address.'))
  .transform((address) => address.toLowerCase());
const tooLong = `Please keep this to ${longestPassword} characters.`;
const password = z.string().min(1, 'Please fill this in.').max(longestPassword, tooLong);
const token = z.string().max(200);
const page = z.string().max(2000);

/** Neither of the first two need be there: what is missing is said in one sentence. */
export const signInInput = z.object({
  email: z.string().trim().max(254).optional(),
  phone: z.string().trim().max(40).optional(),
  password: z.string().max(longestPassword, tooLong).optional(),
});

/** The page's own form, where `name` may stand for `full_name`. */
export const signUpInput = z.preprocess(
  (body) => {
    if (typeof body !== 'object' || body === null || !('name' in body)) return body;
    return { ...body, full_name: body.name };
  },
  signUpForm.extend({ next: page.optional() }),
);

/** Whether all that is wrong with a sign-up is that the password is too short. */
export const isShortPassword = ({ issues }: z.ZodError): boolean =>
  issues.every(({ path, message }) => path[0] === 'password' && message === passwordTooShort);

export const linkInput = z.object({ email, next: page.optional() });
export const recoveryInput = z.object({ email });
export const verificationInput = z.object({ email: email.optional(), next: page.optional() });
/** `password` where there is one; else the session has to be young. */
export const newEmailInput = z.object({
  newEmail: email,
  password: z.string().max(longestPassword, tooLong).optional(),
});
export const tokenInput = z.object({ token });
export const newPasswordInput = z.object({ token, newPassword: password });
export const changePasswordInput = z.object({ currentPassword: password, newPassword: password });
export const passwordInput = z.object({ password });
export const codeInput = z.object({
  code: z.string().trim().min(1, 'Please fill this in.').max(40),
  trustDevice: z.boolean().optional(),
});

export const googleInput = z.object({
  provider: z.string().max(60),
  callbackURL: z.string().max(2000).default('/'),
  errorCallbackURL: z.string().max(2000).default('/auth'),
});
export const unlinkInput = z.object({ providerId: z.string().max(60) });
/** What a browser made of a challenge; what stands in it is checked by its signature. */
export const passkeyInput = z.object({ response: z.record(z.string(), z.unknown()) });
