// Titles as they are set in each language.
import type { Language } from '../../understand/subject-frame.ts';
import type { Stage } from '../stage.ts';

const small = new Set('a an the and but or of on in at to for by with from as'.split(' '));
const longest = 40;

/** The first that is short enough and not taken, set as a title; it is taken then. */
export function titled(stage: Stage, options: readonly string[], taken: Set<string>): string {
  const set = options.map((option) => titleCase(option, stage.language));
  const title =
    set.find((one) => one.length >= 3 && one.length <= longest && !taken.has(one.toLowerCase())) ??
    set.find((one) => !taken.has(one.toLowerCase())) ??
    stage.frame.name;
  taken.add(title.toLowerCase());
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
