// What of the client's own words can stand as a title: what could be said of the film in a meeting.
import type { Statement } from '../../understand/subject-frame.ts';
import { plainly } from '../wording/plainly.ts';

const longest = 40;
const marks = /[“”„«»"():;\n]/u;

/** Short lines as they were typed, and no part of a longer one. */
export const goodTitles = (statements: readonly Statement[]): string[] =>
  statements.flatMap(({ lettered, text: typed, whole, spoken, adds }) =>
    lettered.filter(
      (text) =>
        isGoodTitle(text) &&
        // `20 minutes, mobile unit, evenings` is a list of terms.
        (whole
          ? isSentence(text, typed, spoken)
          : (spoken.length > 0 || adds !== undefined) &&
            plainly(typed) === plainly(text) &&
            // `17 crossings` counts something; `Range -60 to 260 C` is a line of a table.
            (!/\d/.test(text) || /^\d{1,3} \p{L}[^\d]*$|^\d[^\d]+,[^\d]*\d+ \p{L}/u.test(text))),
    ),
  );

// The whole, what can be said of it by itself, or what stands behind its colon.
const isSentence = (text: string, typed: string, spoken: readonly string[]): boolean =>
  typed.toLowerCase().endsWith(`: ${text.toLowerCase()}`) ||
  plainly(typed) === plainly(text) ||
  spoken.some((said) => plainly(said) === plainly(text));

export const isGoodTitle = (text: string): boolean =>
  text.length <= longest && (text.match(/\p{L}{2,}/gu) ?? []).length >= 3 && !marks.test(text);

const quoted = /^["“„«]\s?([^"”“»]{2,60}?)[.,]?\s?["”“»]/u;

/** What somebody is quoted with, where a statement is nothing but that. */
export const quoteIn = ({ text, source }: Statement): string | undefined =>
  source === 'description' ? quoted.exec(text)?.[1] : undefined;
