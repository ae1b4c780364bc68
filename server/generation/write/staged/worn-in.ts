// What a described picture says that somebody wears.
import { type CatalogueRef, noneRef } from '#domain/storyboard/shot-plan.ts';
import { garbOf } from '../../illustrator/cast/dress-person.ts';
import { colourIn } from '../../illustrator/cast/wardrobe.ts';
import { wearing } from '../../illustrator/note/note-words.ts';
import { garmentsIn } from '../../illustrator/reading/find-named.ts';
import { readings } from '../../understand/readings.ts';
import type { Language } from '../../understand/subject-frame.ts';
import type { Token } from '../../understand/text/tongue.ts';

/** Letters between a garment and the word that says it is worn: `in a green`. */
const nearby = 24;
/** `In red woollen `, right before it. */
const inOnly = /(?<!\p{L})(?:in|en|avec|con|mit)\s(?:\p{L}+\s){0,2}$/iu;
/** `And a yellow `, behind another one. */
const joined = /^\s*(?:,|and|und|y|et)\s+(?:\p{L}+\s){0,3}$/iu;
const verbs =
  /(?<!\p{L})(?:wears?|wearing|trägt|tragen|lleva|llevan|viste|porte|portent)\s(?:\p{L}+\s){0,3}$/iu;

/** Whether a garment is worn by the verb it is the object of: `trägt einen Hut` holds none. */
export const isWornAt = (text: string, at: number): boolean =>
  verbs.test(text.slice(Math.max(0, at - nearby), at));

const wear = /^(?:wear|tragen|llevar|vestir|porter)$/;
/** What is done without saying what somebody has on, which is no deed: the verbs, and the words they stand in. */
export function withoutWearing(
  said: { text: string; verbs: readonly string[] },
  language: Language,
): { text: string; verbs: readonly string[] } {
  const { text, verbs: does } = said;
  const worn = garmentsIn(text, language).find(({ at }) => isWornAt(text, at));
  if (!worn) return said;
  const from = text.slice(0, worn.at).search(verbs);
  return {
    text: text.slice(0, from) + text.slice(worn.at),
    verbs: does.filter((verb) => !wear.test(verb)),
  };
}

/** The clothes that are worn, in their order; in the client's words where they say a colour. */
export function wornIn(text: string, language: Language): CatalogueRef[] {
  const tokens = readings[language].tongue.tag(text, new Set());
  const worn: CatalogueRef[] = [];
  let end = -1;
  for (const { id, at, length } of garmentsIn(text, language).toSorted((a, b) => a.at - b.at)) {
    const before = text.slice(Math.max(0, at - nearby), at);
    const isAlso = end >= 0 && joined.test(text.slice(end, at));
    if (!wearing.test(before) && !inOnly.test(before) && !isAlso) continue;
    worn.push(colouredAt(text, tokens, at) ?? id);
    end = at + length;
  }
  return worn;
}

function colouredAt(
  text: string,
  tokens: readonly Token[],
  from: number,
): CatalogueRef | undefined {
  const at = tokens.findIndex(({ start, end }) => start <= from && from < end);
  const saysWhich = (one: Token | undefined) => /^(?:adj|noun|name|pp)$/.test(one?.tag ?? '');
  let [first, last] = [at, at];
  while (saysWhich(tokens[first - 1])) first -= 1;
  if (saysWhich(tokens[last + 1])) last += 1;
  const phrase = text.slice(tokens[first]?.start, tokens[last]?.end);
  const ref = noneRef(phrase);
  return colourIn(phrase) && garbOf(ref) ? ref : undefined;
}
