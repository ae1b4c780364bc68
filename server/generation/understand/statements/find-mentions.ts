// Things, people, animals and places that a statement names.
import {
  findNamed,
  findPlace,
  findThingNamed,
  isThing,
} from '#domain/storyboard/catalogue/lookup.ts';
import { misleading } from '#domain/storyboard/catalogue/misleading.ts';
import { type CatalogueRef, noneRef } from '#domain/storyboard/shot-plan.ts';
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import type { Language, Mention } from '../subject-frame.ts';
import { spanOf } from '../text/spans.ts';
import type { Piece, Tongue } from '../text/tongue.ts';

/** An exact look-up of a noun in the catalogue. */
export type Catalogue = {
  thing(noun: string, language: Language): string | undefined;
  place(noun: string, language: Language): string | undefined;
  /** A thing or a form of this very name. */
  named(noun: string, language: Language): string | undefined;
};
/** What the brush can draw. */
export const drawn: Catalogue = {
  thing: thingSpokenOf,
  named: findNamed,
  place: findPlace,
};

// What is only spoken of is drawn where it is surely meant: by its own name, or one step below a
// kind whose members all look like it, and by no word that means something else as well.
function thingSpokenOf(noun: string, language: Language): string | undefined {
  const known = lookUpNoun(noun, language);
  if (
    !known?.ref ||
    known.isHomonym ||
    known.steps > 1 ||
    !/^(?:thing|food|animal|plant)$/.test(known.class)
  )
    return undefined;
  const own = findThingNamed(noun, language);
  if (own || !known.heads) return own;
  return isThing(known.ref) ? known.ref : undefined;
}

export function findMentions(
  piece: Piece,
  tongue: Tongue,
  catalogue: Catalogue,
  people: ReadonlySet<string>,
): Mention[] {
  const { tokens, text } = piece;
  const { lists, language } = tongue;
  const found: Mention[] = [];
  const add = (mention: Mention) => {
    if (
      found.length < 12 &&
      !found.some((one) => one.lemma === mention.lemma && one.kind === mention.kind)
    )
      found.push(mention);
  };
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.tag === 'punct') continue;
    const phrase = tongue.phraseAt(tokens, at);
    if (!phrase) continue;
    const noun = tokens[phrase.head];
    const before = tokens[phrase.start - 1];
    at = phrase.end - 1;
    if (
      !noun ||
      lists.units.has(noun.low) ||
      lists.months.has(noun.low) ||
      lists.days.has(noun.low)
    )
      continue;
    const preposition = before?.tag === 'prep' && lists.locative.has(before.low);
    if (noun.tag === 'name') {
      if (people.has(noun.low))
        add({ kind: 'person', text: noun.text, lemma: noun.text, ref: noneRef(noun.text) });
      continue;
    }
    if (noun.tag !== 'noun') continue;
    const { lemma } = tongue.grammar(tokens, phrase);
    const low = lemma.toLowerCase();
    const typed = spanOf(text, tokens, phrase.start, phrase.end);
    if (typed.length > 50 || low.length < 3 || misleading[language].has(typed.toLowerCase()))
      continue;
    const said = tongue.withArticle(text, tokens, phrase, false);
    // The compound first: `yard broom`, then `broom`.
    const compound = compoundOf(piece, phrase.start, phrase.head, lemma);
    const known = (
      look: (noun: string, language: Language) => string | undefined,
    ): CatalogueRef | undefined =>
      (compound && look(compound, language)) ||
      (compound && isNarrowed(compound, language) ? undefined : look(low, language)) ||
      undefined;
    const place = known(catalogue.place);
    if (lists.people.has(low)) add({ kind: 'person', text: said, lemma, ref: noneRef(lemma) });
    else if (lists.animals.has(low))
      add({ kind: 'animal', text: said, lemma, ref: known(catalogue.thing) ?? noneRef(lemma) });
    else if (
      (preposition &&
        !isMeasure(piece, phrase.start, phrase.head) &&
        ((place && !lookUpNoun(low, language)?.isHomonym) ||
          // Somebody gets on a bus: what can be drawn as a thing is one.
          (lists.places.has(low) && !known(catalogue.thing)))) ||
      (place &&
        !isMeasure(piece, phrase.start, phrase.head) &&
        !known(catalogue.thing) &&
        !lookUpNoun(low, language)?.isHomonym)
    )
      add({
        kind: 'place',
        text: said,
        lemma,
        ref: place ?? noneRef(lemma),
        ...(preposition ? { isThere: true } : {}),
      });
    else
      add({
        kind: 'thing',
        text: said,
        lemma,
        ref: known(catalogue.thing) ?? noneRef(compound ?? lemma),
      });
  }
  return found;
}

// A tower clock is no clock, a kitchen table is a table: a noun before another makes another thing of it,
// but for matter, places and kinds whose members all look alike.
function isNarrowed(compound: string, language: Language): boolean {
  const [before = '', head = ''] = compound.split(' ');
  const known = lookUpNoun(head, language);
  const narrows = lookUpNoun(before, language)?.class;
  return (
    !known?.heads && narrows !== undefined && /^(?:thing|animal|plant|venue|event)$/.test(narrows)
  );
}

// `Holds 8 bar`: a figure before the singular of a noun measures.
const isMeasure = ({ tokens }: Piece, start: number, head: number): boolean =>
  tokens.slice(Math.max(0, start - 1), head).some(({ tag, low }) => tag === 'num' && low !== '1') &&
  tokens[head]?.plural !== true;

function compoundOf(piece: Piece, start: number, head: number, lemma: string): string | undefined {
  const before = piece.tokens[head - 1];
  return head > start && before?.tag === 'noun' ? `${before.low} ${lemma}` : undefined;
}
