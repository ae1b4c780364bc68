// What a noun phrase is drawn as: by its whole name, else by the head of it where what stands
// before a head of that kind does not change its looks, else by what is served or sold.
import type { Language } from '../subject-frame.ts';
import { germanParts } from './german-parts.ts';
import { lookUpNoun, type Noun } from './look-up-noun.ts';

/** How a drawing was found for a phrase. */
export type Found =
  /** A drawing is called so. */
  | 'name'
  /** The lexicon knows the whole phrase as one of a kind that is drawn. */
  | 'kind'
  /** It is the noun of the phrase, and what else is said leaves it what it is. */
  | 'noun'
  /** It is the noun of the phrase, without the word that narrows it. */
  | 'narrowed'
  /** What is served, mended, taught. */
  | 'served';
export type Drawn = Pick<Noun, 'class' | 'steps'> & {
  ref?: string;
  found?: Found;
  isHomonym?: boolean;
};
type Named = (noun: string, language: Language) => string | undefined;

const carried = /^(?:serving|selling|showing)$/;
const held = /^(?:thing|food|animal|plant)$/;

/** The reading of a phrase in its basic form (`cast iron boot jack`); undefined where it is not known. */
export function drawnAs(phrase: string, language: Language, named: Named): Drawn | undefined {
  const name = phrase.trim().toLowerCase().replaceAll('’', "'").slice(0, 80);
  const own = lookUpNoun(name, language);
  const called = named(name, language);
  const whole: Drawn | undefined =
    own ?? (called ? { class: 'thing', steps: 0, ref: called } : undefined);
  if (whole?.ref) return { ...whole, found: whole.ref === called ? 'name' : 'kind' };
  for (const { head, rest, alone } of partsOf(name, language)) {
    const found = lookUpNoun(head, language);
    if (!found) continue;
    const served = held.test(found.class)
      ? undefined
      : servedIn(rest, language, isDeed(head, found, language), named);
    if (served) return { ...served, class: found.class, found: 'served' };
    if (whole) return bare(whole);
    if (alone || !held.test(found.class)) return { ...found, found: 'noun' };
    if (!found.heads || isPurpose(rest, language)) return bare(found);
    return { ...found, found: isTaste(rest, found, language) ? 'noun' : 'narrowed' };
  }
  return whole && bare(whole);
}

// A posting paddle is no paddle: what it is for makes another thing of it.
const isPurpose = (rest: string, language: Language) =>
  language === 'en' && /\p{L}{2}ing$/u.test(rest);

// What food is made of or tastes of leaves it that food.
const isTaste = (rest: string, head: Noun, language: Language): boolean =>
  head.class === 'food' &&
  /^(?:food|plant)$/.test(lookUpNoun(rest.split(' ').at(-1) ?? '', language)?.class ?? '');

const bare = ({ class: kind, steps }: Drawn): Drawn => ({ class: kind, steps });

// Framing, coaching, felling: what is done to what stands before it.
const isDeed = (head: string, noun: Noun, language: Language) =>
  carried.test(noun.class) ||
  (language === 'en' && noun.class === 'service' && head.endsWith('ing'));

// A shop, a repair, lessons: what they are of. Anything else of something else is not drawn as it.
function servedIn(
  rest: string,
  language: Language,
  isServing: boolean,
  named: Named,
): Drawn | undefined {
  const name = rest.replace(/\s(?:à|au|aux|en|a|con|sin|pour|para|sans|et|y)\s.*$/, '');
  if (!name) return undefined;
  const noun = lookUpNoun(name, language);
  if (isServing && noun?.ref && held.test(noun.class)) return noun;
  const inner = noun ? undefined : drawnAs(name, language, named);
  return inner?.ref && (inner.class === 'serving' || (isServing && held.test(inner.class)))
    ? inner
    : undefined;
}

type Part = {
  head: string;
  rest: string;
  /** What stands beside it does not narrow it: an adjective, `of` and what it is of. */
  alone?: boolean;
};

function partsOf(name: string, language: Language): Part[] {
  const words = name.split(/\s+/);
  if (language === 'de') {
    const of = words.findIndex((word) => /^(?:für|von|aus|mit|ohne|zum|zur|im|in|und)$/.test(word));
    const own = of > 0 ? words.slice(0, of) : words;
    const last = own.at(-1) ?? '';
    const rest = /^(?:für|von)$/.test(words[of] ?? '') ? words.slice(of + 1).join(' ') : '';
    return [...(words.length > 1 ? [{ head: last, rest, alone: true }] : []), ...germanParts(last)];
  }
  if (language === 'en') {
    const of = words.findIndex((word) => /^(?:of|for|with|and|in)$/.test(word));
    const own = of > 0 ? words.slice(0, of) : words;
    return own
      .map((_, at) => ({
        head: own.slice(at).join(' '),
        rest: own.slice(0, at).join(' '),
        alone: at < own.length - 1 || own.slice(0, at).every(isHarmless),
      }))
      .filter(({ head }) => head !== name);
  }
  // In Spanish and French the head stands first, and after `de` what it is of.
  const of = words.findIndex((word) => /^(?:de|del|des|du)$/.test(word) || /^d'/.test(word));
  const rest =
    of > 0
      ? words
          .slice(of)
          .join(' ')
          .replace(/^(?:de la |de l'|de |del |des |du |d')/, '')
      : '';
  return words
    .map((_, at) => words.slice(0, words.length - at).join(' '))
    .filter(
      (head) => head !== name && !/^(?:à|au|aux|para)$/.test(words[head.split(' ').length] ?? ''),
    )
    .map((head) => {
      const after = words.slice(head.split(' ').length);
      const of = /^(?:de|en|d)$/.test(after[0] ?? '') || /^d'/.test(after[0] ?? '');
      const matter = (after[0] ?? '').replace(/^d'/, '') || (after[1] ?? '');
      const next = of
        ? lookUpNoun(/^d'/.test(after[0] ?? '') ? matter : (after[1] ?? ''), language)
        : lookUpNoun(after[0] ?? '', language);
      return { head, rest, alone: head.includes(' ') || (of ? next?.class === 'stuff' : !next) };
    });
}

// An adjective, a participle, a material: what is before a noun and leaves it what it is.
const isHarmless = (word: string, at: number, before: readonly string[]) => {
  const noun = lookUpNoun(word, 'en');
  if (isPurpose(word, 'en')) return false;
  // `Hand forged`, with what follows it.
  const isDone = at < before.length - 1 && /\p{L}{2}ed$/u.test(before.at(-1) ?? '');
  return !noun || noun.class === 'stuff' || /[-\d]/.test(word) || isDone;
};
