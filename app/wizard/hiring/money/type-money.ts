import { typedDollars } from '#domain/money.ts';

/** One change of a money field: what stands in it now, where the caret is, what kind of change. */
export type MoneyEdit = { text: string; caret: number; inputType: string };

/**
 * The money text after an edit, and where the caret belongs: behind the same digit as before. Deleting
 * a comma passes over it. A text that is no plain number of dollars stays as it was typed.
 */
export function typeMoney({ text, caret, inputType }: MoneyEdit): { text: string; caret: number } {
  // Taking a digit away breaks a group; putting a comma in does not make one.
  const isTaken = inputType.startsWith('delete') && /^[\d\s$,]*$/.test(text);
  const money = typedDollars(isTaken ? text.replace(/[\s,]/g, '') : text);
  if (money === text) return { text, caret };
  const behind = digitsIn(text.slice(caret));
  const places = Array.from({ length: money.length + 1 }, (_, place) => place).filter(
    (place) => (place > 0 || money === '') && digitsIn(money.slice(place)) === behind,
  );
  const forward = inputType === 'deleteContentForward';
  return { text: money, caret: (forward ? places.at(-1) : places[0]) ?? Math.min(1, money.length) };
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;
