import type { WeakReason } from './password-rules.ts';

/** Words of the meter for the scores 0 to 4. */
export const strengthWords = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;
export type StrengthScore = 0 | 1 | 2 | 3 | 4;

const whyWeak: Record<WeakReason, string> = {
  length: 'Password must be at least 6 characters long',
  common: 'This password is easy to guess. Please use something longer or less regular.',
  breached: 'This password stands in lists of stolen passwords. Please choose another.',
  personal: 'This password is made of your name or email address. Please choose another.',
};

/** Sentences for the reasons a password was refused, most telling first; '' for none. */
export function weakMessage(reasons: readonly WeakReason[]): string {
  const [first] = (['length', 'personal', 'breached', 'common'] as const).filter((reason) =>
    reasons.includes(reason),
  );
  return first ? whyWeak[first] : '';
}

/**
 * Whether a password is nothing but words of `own` (names, an e-mail address) with digits, signs
 * and at most two more letters. Letters count alike with and without accents and in either case.
 */
export function isPersonal(password: string, own: readonly string[]): boolean {
  const words = own
    .flatMap((text) => [...plain(text).split(/[^\p{L}\p{N}]+/u), plain(text).replace(other, '')])
    .filter((word) => word.length >= 3 && /\p{L}/u.test(word))
    .sort((a, b) => b.length - a.length);
  let rest = plain(password).replace(other, '');
  const before = rest.length;
  for (const word of words) rest = rest.replaceAll(word, '');
  return rest.length < before && rest.replace(/\p{N}/gu, '').length <= 2;
}

const other = /[^\p{L}\p{N}]/gu;
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
