import { typedDollars } from '#domain/money.ts';

/** One change of a money field: what stands in it now, where the caret is, what kind of change. */
export type MoneyEdit = { text: string; caret: number; inputType: string; data: string | null };

/**
 * The money text after an edit, and where the caret belongs: behind the same digit as before. A
 * typed character that is no digit changes nothing; deleting a comma passes over it.
 */
export function typeMoney({ text, caret, inputType, data }: MoneyEdit): {
  text: string;
  caret: number;
} {
  // Cents are dropped from what is pasted; a point typed in the middle is no decimal point.
  const typed = data?.length === 1 ? text.replace(/\D/g, '') : text;
  const money = typedDollars(typed);
  const behind = digitsIn(text.slice(caret));
  const places = Array.from({ length: money.length + 1 }, (_, place) => place).filter(
    (place) => (place > 0 || money === '') && digitsIn(money.slice(place)) === behind,
  );
  const forward = inputType === 'deleteContentForward';
  return { text: money, caret: (forward ? places.at(-1) : places[0]) ?? Math.min(1, money.length) };
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;
