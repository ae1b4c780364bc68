// Titles as they are set in each language.
import type { Language } from '../../understand/subject-frame.ts';
import type { Stage } from '../stage.ts';

const small = new Set('a an the and but or of on in at to for by with from as'.split(' '));
const longest = 40;

/** The first that is short enough and not taken, set as a title; it is taken then. */
export function titled(stage: Stage, options: readonly string[], taken: Set<string>): string {
  const set = options.map((option) => titleCase(option, stage.language));
  // `Una vuelta = un churro` is no other title than the same without its sign.
  const key = (one: string) =>
    one
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const free = set.filter((one) => !taken.has(key(one)));
  const title =
    free.find(({ length }) => length >= 3 && length <= longest) ?? free[0] ?? stage.frame.name;
  taken.add(key(title));
  return title;
}

/** English titles take capitals, others begin with one; words with capitals of their own stay. */
export function titleCase(text: string, language: Language): string {
  // `e. V.` ends as it is written.
  const bare = text.replace(/(?<!(?<!\p{L})\p{Lu})[.,;:]+$/u, '').trim();
  if (language !== 'en') return bare.charAt(0).toLocaleUpperCase(language) + bare.slice(1);
  return bare
    .split(' ')
    .map((word, at, all) =>
      (at > 0 && at < all.length - 1 && small.has(word)) ||
      (/^\d/.test(all[at - 1] ?? '') && word.length < 3)
        ? word
        : word.replace(
            /^([^\p{L}\p{N}]*)(\p{Ll})/u,
            (_, lead: string, letter: string) => lead + letter.toUpperCase(),
          ),
    )
    .join(' ');
}
