// A few words that were typed for what it is or where it is, read as a noun phrase.
import { tongues } from '#domain/storyboard/catalogue/entry.ts';
import { nameOf } from '#domain/storyboard/catalogue/lookup.ts';
import { noneRef } from '#domain/storyboard/shot-plan.ts';
import type { Catalogue } from '../statements/find-mentions.ts';
import type { Mention, Phrase } from '../subject-frame.ts';
import { spanOf } from '../text/spans.ts';
import type { NounPhrase, Token, Tongue } from '../text/tongue.ts';

const nobody: ReadonlySet<string> = new Set();

type Read = { text: string; tokens: Token[]; phrase: NounPhrase | undefined };

function read(typed: string, tongue: Tongue): Read {
  const text = typed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?,;:]+$/, '');
  const tokens = tongue.tag(text, nobody);
  let at = 0;
  while (tokens[at]?.tag === 'prep') at++;
  return { text, tokens, phrase: tongue.phraseAt(tokens, at) };
}

/** What it is, as typed: without its article, and with its noun where one can be told. */
export function subjectOf(typed: string, tongue: Tongue): Phrase | undefined {
  const { text, tokens, phrase } = read(typed, tongue);
  if (text === '') return undefined;
  const words = text.split(' ');
  const last = words.at(-1) ?? text;
  const noun = phrase && tokens[phrase.head];
  if (!phrase || !noun) return { text, noun: last, lemma: folded(last, tongue), plural: false };
  let { start } = phrase;
  while (start < phrase.head && /^(?:det|poss)$/.test(tokens[start]?.tag ?? '')) start++;
  const body = spanOf(text, tokens, start, tokens.length) || text;
  const grammar = tongue.grammar(tokens, phrase);
  return { text: body, noun: noun.text, ...grammar, lemma: folded(grammar.lemma, tongue) };
}

/** A place as the film may be set in it; undefined for no words at all. */
export function placeOf(typed: string, tongue: Tongue, catalogue: Catalogue): Mention | undefined {
  const { text, tokens, phrase } = read(typed, tongue);
  if (text === '') return undefined;
  const { language } = tongue;
  const noun = phrase && tokens[phrase.head]?.tag !== 'name' ? phrase : undefined;
  const lemma = noun ? tongue.grammar(tokens, noun).lemma : text;
  // Every word of it is about where it is: `a bench by the sea`.
  const words = text.split(/[^\p{L}'’-]+/u).filter((word) => word.length > 2);
  const known = [text, lemma.toLowerCase(), ...words]
    .map((name) => catalogue.place(name, language))
    .find((ref) => ref !== undefined);
  // Named in another language it is told in the film's.
  const foreign =
    known ?? tongues.map((other) => catalogue.place(text, other)).find((ref) => ref !== undefined);
  const own = known === undefined && foreign && nameOf(foreign, language);
  if (own) return placeOf(own, tongue, catalogue);
  const said = noun ? tongue.withArticle(text, tokens, noun, false) : text;
  return { kind: 'place', text: said, lemma, ref: known ?? noneRef(text) };
}

const folded = (word: string, { language }: Tongue) =>
  language === 'de' ? word : word.toLowerCase();
