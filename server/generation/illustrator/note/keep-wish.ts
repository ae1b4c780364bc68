// What a note wants kept stays as it is: it is no order to bring it in.
import { garmentsIn, thingsIn } from '../reading/find-named.ts';
import type { Reader } from './change.ts';
import { isClosed, namedIn, placesOf, says, take } from './clause.ts';
import { placesIn } from './content-wishes.ts';
import { keeps, refuses } from './note-words.ts';

/** `Keep the scarf`; where another verb says what is done with it, it is that verb's wish. */
export const keepWish: Reader = (clause, choices) => {
  const said = placesOf(clause, keeps);
  if (said.length === 0 || placesOf(clause, refuses).length > 0) return null;
  const isOther = clause.spoken.some(
    ({ tag }, at) =>
      /^(?:verb|ing)$/.test(tag) &&
      !isClosed(clause, at) &&
      !said.some(({ from, to }) => from <= at && at < to),
  );
  const named = [garmentsIn, thingsIn, placesIn].flatMap((find) => namedIn(clause, find));
  if (isOther || named.length === 0) return null;
  for (const span of named) take(clause, span);
  says(clause, keeps);
  return { choices, did: ['stays as it is'] };
};
