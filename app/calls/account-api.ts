// The browser's way to the member's account.
import { z } from 'zod';
import { ask, jsonRequest } from './ask.ts';

const anything = z.unknown();
const mayFollow = z.object({ url: z.url({ protocol: /^https?$/ }) });
const recoveryCodes = z.object({ backupCodes: z.array(z.string()) });
const enrolment = recoveryCodes.extend({ totpURI: z.string().startsWith('otpauth://') });
export type Enrolment = z.infer<typeof enrolment>;

const post = <Answer>(path: string, body: unknown, schema: z.ZodType<Answer>) =>
  ask(path, jsonRequest('POST', body), schema);

/** Mails the link that verifies the address once more. */
export const sendVerificationAgain = () => post('/api/auth/send-verification-email', {}, anything);

/** Mails a link to the new address; the old one counts until that is opened. */
export const changeEmail = (newEmail: string) =>
  post('/api/auth/change-email', { newEmail }, anything);

/** Ends all other sessions. */
export const changePassword = (passwords: { currentPassword: string; newPassword: string }) =>
  post('/api/auth/change-password', passwords, anything);

/** Begins a second factor; it counts from `confirmSecondFactor` on. */
export const startSecondFactor = (password: string) =>
  post('/api/auth/two-factor/enable', { password }, enrolment);

export const confirmSecondFactor = (code: string) =>
  post('/api/auth/two-factor/verify-totp', { code }, anything);

export const stopSecondFactor = (password: string) =>
  post('/api/auth/two-factor/disable', { password }, anything);

/** New recovery codes; the old ones are void. */
export const renewRecoveryCodes = (password: string) =>
  post('/api/auth/two-factor/generate-backup-codes', { password }, recoveryCodes);

/** Where to go on at Google; it leads back to one of the two pages. */
export const linkGoogle = (pages: { callbackURL: string; errorCallbackURL: string }) =>
  post('/api/auth/link-social', { provider: 'google', ...pages }, mayFollow);

export const unlinkGoogle = () =>
  post('/api/auth/unlink-account', { providerId: 'google' }, anything);
