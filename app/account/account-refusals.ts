// What was refused, in words: beside the field it belongs to, or for the form as a whole.

import { waitingTime } from '#app/ui/page/waiting-time.ts';
import { passwordTooShort, weakReasons } from '#domain/accounts/password-rules.ts';
import { weakMessage } from '#domain/accounts/password-strength.ts';
import type { CallFailure } from '../calls/ask.ts';

type Fields = Record<string, string>;

const wrongPassword = 'This is not your password.';
// The code an answer carries, the fields it may belong to, and what to say there.
const refusals: Record<string, [names: string[], words: string]> = {
  INVALID_PASSWORD: [['password', 'currentPassword'], wrongPassword],
  PASSWORD_TOO_SHORT: [['newPassword'], passwordTooShort],
  PASSWORD_TOO_LONG: [['newPassword'], 'Please keep this to 128 characters.'],
  INVALID_EMAIL: [['newEmail'], 'Please enter a valid email address.'],
  INVALID_CODE: [
    ['code'],
    'This code does not fit. It changes every 30 seconds: enter the one shown now.',
  ],
};

/** Messages by the names of the form's own fields; empty where the failure is about none of them. */
export function fieldProblems(failure: CallFailure, names: readonly string[]): Fields {
  if (failure.reason === 'validation') {
    const known = Object.entries(failure.fields).filter(([name]) => names.includes(name));
    return Object.fromEntries(known);
  }
  if (failure.reason !== 'refused') return {};
  if (failure.code === 'weak_password' && names.includes('newPassword')) {
    const reasons = weakReasons.filter((reason) => failure.reasons.includes(reason));
    return { newPassword: weakMessage(reasons) || failure.message };
  }
  const [candidates, words] = refusals[failure.code] ?? [[], ''];
  const name = candidates.find((one) => names.includes(one));
  return name ? { [name]: words } : {};
}

const again = 'Please try again; what you typed stays here.';

/** One or two sentences about a failure that belongs to no field. */
export function failureWords(failure: CallFailure): string {
  switch (failure.reason) {
    case 'network':
      return `The server could not be reached. ${again}`;
    case 'timeout':
      return `This took too long. ${again}`;
    case 'limited':
      return `That was too often in a short time. Please try again ${waitingTime(failure.retryAfterSeconds)}.`;
    case 'signed-out':
      return 'You were signed out. Sign in to go on; what you typed stays here.';
    case 'refused':
      return needsFreshSession(failure)
        ? 'You signed in too long ago for this. Please sign in again first.'
        : failure.message || `This was refused. ${again}`;
    case 'missing':
      return 'This is not there any more. Load the page again to see what is.';
    case 'validation':
      return Object.values(failure.fields)[0] ?? `Something typed cannot be used. ${again}`;
    case 'server':
      if (failure.message) return failure.message;
      return failure.requestId
        ? `Something failed on our side (request ${failure.requestId}). ${again}`
        : `Something failed on our side. ${again}`;
    case 'conflict':
    case 'aborted':
    case 'unusable':
      return `Something failed on our side. ${again}`;
  }
}

/** Whether signing in (again) is what helps. */
export const needsSignIn = (failure: CallFailure): boolean =>
  failure.reason === 'signed-out' || needsFreshSession(failure);

function needsFreshSession(failure: CallFailure): boolean {
  return failure.reason === 'refused' && /^SESSION_(NOT_FRESH|EXPIRED)$/i.test(failure.code);
}
