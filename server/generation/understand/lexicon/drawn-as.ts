// What a noun phrase is drawn as: by its whole name, else by the head of it where what stands
// before a head of that kind does not change its looks, else by what is served or sold.
import type { Language } from '../subject-frame.ts';
import { germanParts } from './german-parts.ts';
import { lookUpNoun, type Noun } from './look-up-noun.ts';

export type Drawn = Pick<Noun, 'class' | 'steps'> & { ref?: string };
type Named = (noun: string, language: Language) => string | undefined;

const carried = /^(?:serving|selling)$/;
const held = /^(?:thing|food|animal|plant)$/;

/** The reading of a phrase in its basic form (`cast iron boot jack`); undefined where it is not known. */
export function drawnAs(phrase: string, language: Language, named: Named): Drawn | undefined {
  const name = phrase.trim().toLowerCase().replaceAll('’', "'").slice(0, 80);
  const own = lookUpNoun(name, language);
  const whole = own ?? asNamed(named(name, language));
  if (whole?.ref) return whole;
  for (const { head, rest, alone } of partsOf(name, language)) {
    const found = lookUpNoun(head, language);
    if (!found) continue;
    const served = carried.test(found.class) ? servedIn(rest, language) : undefined;
    if (served) return { ...served, class: found.class };
    if (whole) return bare(whole);
    return alone || found.heads || !held.test(found.class) ? found : bare(found);
  }
  return whole && bare(whole);
}

const asNamed = (ref: string | undefined): Drawn | undefined =>
  ref ? { class: 'thing', steps: 0, ref } : undefined;
const bare = ({ class: kind, steps }: Drawn): Drawn => ({ class: kind, steps });

function servedIn(rest: string, language: Language): Drawn | undefined {
  const noun = lookUpNoun(rest, language) ?? lookUpNoun(singular(rest), language);
  return noun?.ref && held.test(noun.class) ? noun : undefined;
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
    const last = words.at(-1) ?? '';
    return [
      ...(words.length > 1 ? [{ head: last, rest: '', alone: true }] : []),
      ...germanParts(last),
    ];
  }
  if (language === 'en') {
    const of = words.findIndex((word) => /^(?:of|for|with|and|in)$/.test(word));
    const own = of > 0 ? words.slice(0, of) : words;
    return own
      .map((_, at) => ({
        head: own.slice(at).join(' '),
        rest: own.slice(0, at).join(' '),
        alone: (at === 0 && of > 0) || at < own.length - 1,
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
    .map((head) => ({ head, rest, alone: head.includes(' ') }));
}

const singular = (noun: string) =>
  noun.replace(/([^aeiouáéíóúsx])es$/, '$1').replace(/([^s])[sx]$/, '$1');
