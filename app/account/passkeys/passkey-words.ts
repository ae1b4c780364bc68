import type { CallFailure } from '../../calls/ask.ts';
import { failureWords } from '../account-refusals.ts';
import type { PasskeyEnd } from './use-passkey.ts';

/** Why nothing came of it, in words; null where it did. */
export function passkeyProblem(end: PasskeyEnd): string | null {
  switch (end) {
    case 'abandoned':
      return 'Nothing was chosen, or there is no passkey for this site here.';
    case 'known':
      return 'This device has a passkey for your account already.';
    case 'unfit':
      return 'This browser or device cannot do it. Your password and the mailed link still work.';
    default:
      if (end.ok) return null;
      return isUnknown(end.failure) ? unknownPasskey : failureWords(end.failure);
  }
}

const unknownPasskey =
  'This passkey belongs to no account here any more. Sign in with your password or a mailed link.';
const isUnknown = (failure: CallFailure) =>
  failure.reason === 'refused' && failure.code === 'PASSKEY_NOT_FOUND';
