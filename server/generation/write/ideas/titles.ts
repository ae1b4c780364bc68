// What of the client's own words can stand as a title: a short sentence as it was typed, no part of a longer one, no bare price or measure.
import type { Statement } from '../../understand/subject-frame.ts';
import { plainly } from '../wording/plainly.ts';

const longest = 34;

/** Short statements among these that could be said in a meeting. */
export const goodTitles = (statements: readonly (Statement | undefined)[]): string[] =>
  statements.flatMap(
    (said) =>
      said?.lettered.filter(
        (text) => text.length <= longest && isTitle(text) && plainly(said.text) === plainly(text),
      ) ?? [],
  );

function isTitle(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const figures = text.match(/\p{N}+/gu) ?? [];
  return (
    words.length >= 3 &&
    figures.length === 0 &&
    /^[\p{Lu}\p{Ll}¿¡«„“"]/u.test(text) &&
    !/[,:/]/.test(text)
  );
}
