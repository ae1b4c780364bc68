// Keeps the points of times and abbreviations apart from the points that end a sentence.

/** Stands for a point that ends nothing; a one dot leader. */
const held = '\u2024';
const hold = (text: string) => text.replaceAll('.', held);

const titles = /\b(?:St|Dr|Mr|Mrs|Ms|Prof|Sgt|Lt|Gen|Rev|Ft|Mt|vs|approx|min)\.(?=\s*[\p{L}\d])/gu;
const shortened = /\b(?:incl|excl|est|max|hrs?|approx|avg|ea|lbs?|oz|ft)\.(?=\s*\p{Ll})/gu;
const initials = /\b(?:e\.g|i\.e|U\.S\.A|U\.S|U\.K|D\.C|L\.A|N\.Y)\./g;
const numbered = /\bNo\.(?=\s?\d)/g;
const hours = /\b(?:(\d)\s?)?([ap])\.\s?m\.?/gi;

/** `4 a.m.`, `Dr. Chen`, `U.S.` and `No. 1` with points that no sentence ends at. */
export function protectDots(text: string): string {
  return text
    .replace(hours, (match: string, digit: string | undefined, half: string, at: number) => {
      if (!digit && !/^a\.\s?m|^p\.\s?m/i.test(match)) return match;
      const rest = text.slice(at + match.length);
      // A capital after it begins a new sentence, unless it is the name of a day.
      const ends = /^\s+(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun))\p{Lu}/u.test(rest) ? '.' : '';
      return `${digit ? `${digit} ` : ''}${half}${held}m${held}${ends}`;
    })
    .replace(titles, hold)
    .replace(shortened, hold)
    .replace(initials, hold)
    .replace(numbered, hold)
    .replace(/(\d)\s?[–—]\s?(?=\d)/g, '$1-')
    .replace(
      /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(\p{Ll}*)\s?[–—]\s?(?=Mon|Tue|Wed|Thu|Fri|Sat|Sun)/gu,
      '$1$2-',
    );
}

/** Puts the points back. */
export const restoreDots = (text: string) => text.replaceAll(held, '.');
