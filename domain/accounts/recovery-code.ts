// What signs in once in place of the second factor, written so that a hand can copy it.

/** No two of these look alike: 0 and O, 1, I and L, U and V, 2 and Z, 5 and S, 6 and G, 8 and B. */
export const recoveryLetters = '3479ABCDEFGHJKMNPQRSTVWXYZ';
export const recoveryCodeLength = 10;

/** Those and what earlier codes had besides. */
const everUsed = new Set(`${recoveryLetters}2568`);

/** As it is shown: `ABCDE-FGHJK`. */
export const shownRecoveryCode = (letters: string): string =>
  `${letters.slice(0, recoveryCodeLength / 2)}-${letters.slice(recoveryCodeLength / 2)}`;

/** What was typed as it was shown: in any case, with or without the dash; else what was typed. */
export function readRecoveryCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '');
  const isOne =
    letters.length === recoveryCodeLength && [...letters].every((letter) => everUsed.has(letter));
  return isOne ? shownRecoveryCode(letters) : typed;
}
