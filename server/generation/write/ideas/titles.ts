// What of the client's own words can stand as a title: what could be said of the film in a meeting.
import { gerundOf } from '../../understand/en/word-forms.ts';
import type { Language, Statement } from '../../understand/subject-frame.ts';
import { hangs } from '../wording/hangs.ts';
import { plainly } from '../wording/plainly.ts';

const longest = 40;
const marks = /[“”„«»"():;\n]/u;

/** A short sentence as it was typed, and no part of a longer one. */
export const goodTitles = (statements: readonly (Statement | undefined)[]): string[] =>
  statements.flatMap(
    (said) =>
      said?.lettered.filter(
        (text) => text.length <= longest && isTitle(text) && plainly(said.text) === plainly(text),
      ) ?? [],
  );

function isTitle(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= 3 && !/\p{N}/u.test(text) && !marks.test(text);
}

/** The longest short part of a statement that says something by itself. */
export const phraseIn = (
  { lettered, text: typed }: Statement,
  fits: (text: string) => boolean = () => true,
): string | undefined =>
  lettered.find(
    (text) =>
      text.length <= longest &&
      text.split(/\s+/).length > 1 &&
      // `4 cm` says nothing of what.
      /\p{L}{4}/u.test(text) &&
      !marks.test(text) &&
      fits(text) &&
      (plainly(typed).startsWith(plainly(text)) ||
        ((/\p{N}/u.test(text) || isLong(text)) &&
          !Object.values(hangs).some((one) => one.test(text)))),
  );

// A German clause that begins with its verb is none by itself.
const isLong = (text: string) =>
  text.split(/\s+/).length > 4 && !/\p{Ll}\s\p{Lu}\p{Ll}/u.test(text);

const quoted = /^["“„«]\s?([^"”“»]{2,60}?)[.,]?\s?["”“»]/u;

/** What somebody is quoted with, where a statement is nothing but that. */
export const quoteIn = ({ text, source }: Statement): string | undefined =>
  source === 'description' ? quoted.exec(text)?.[1] : undefined;

/** A deed as a title: `Turning the Head Round`, `Den Kopf umdrehen`; with whoever does it, where that is not the client. */
export function deedTitle(said: Statement | undefined, language: Language): string | undefined {
  const seen = said?.seen;
  if (!seen) return undefined;
  if (seen.actor) return `${seen.actor} ${seen.does}`;
  const [, ...rest] = seen.does.split(' ');
  const what = rest.join(' ');
  if (!what || / (?:and|und|y|e|et) /.test(what)) return undefined;
  if (language === 'en') {
    const gerund = gerundOf(seen.verb);
    return gerund && `${gerund} ${what}`;
  }
  return language === 'de' ? `${what} ${seen.verb}` : `${seen.verb} ${what}`;
}
