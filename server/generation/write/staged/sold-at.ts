// Where a described picture names what is sold.
import { nameOf } from '#domain/storyboard/catalogue/lookup.ts';
import { noteOf } from '#domain/storyboard/shot-plan.ts';
import { readings } from '../../understand/readings.ts';
import { isDrawn, isKnown } from '../product.ts';
import type { Stage } from '../stage.ts';
import type { Found } from './found-in.ts';

const article = /^(?:the|an?|der|die|das|el|la|los|las|le|les|l['’])\s*(?=\S)/iu;

/** Where what is sold is named, by its name, its noun or what it is drawn as; -1 where it is not. */
export function soldAt(stage: Stage, text: string): number {
  const { frame } = stage;
  const names = [frame.head.lemma, frame.name.replace(article, '')].filter(Boolean);
  const at = Math.max(...names.map((name) => wordsOf(text).indexOf(wordsOf(name))));
  return at >= 0 ? at : formAt(stage, text);
}

// Each in its place, with a space for every sign: `Marlowe’s` is written in two ways.
const wordsOf = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ' ')} `;

// `The box`, of a box of sardines; `the pipes`, of bagpipes: the noun that what was chosen as its form ends in, or in Spanish and French begins with.
function formAt({ frame, language }: Stage, text: string): number {
  const form = noteOf(frame.form)?.replaceAll('-', ' ') ?? nameOf(frame.form, language) ?? '';
  const parts = form.toLowerCase().split(/\s+/);
  const head = (language === 'es' || language === 'fr' ? parts[0] : parts.at(-1)) ?? '';
  const isHead = (noun: string) =>
    noun.length >= shortest &&
    (noun === head ||
      (/^(?:en|de)$/.test(language) &&
        head.length - noun.length >= shortestPart &&
        head.endsWith(noun)));
  const found = readings[language].tongue
    .tag(text, new Set())
    .find(
      ({ tag, low, lemma }) =>
        tag === 'noun' && [low, lemma?.toLowerCase()].some((one) => one && isHead(one)),
    );
  return found?.start ?? -1;
}
/** Letters of such a noun, and of what stands before it in a compound. */
const [shortest, shortestPart] = [4, 3];

/** What a text names, where somebody's trade is about a thing that nobody buys: its noun means that thing. */
export function asForm(stage: Stage, text: string, found: readonly Found[]): readonly Found[] {
  const { frame } = stage;
  const at = isKnown(frame) && !isDrawn(stage) ? formAt(stage, text) : -1;
  return found.map((one) =>
    one.kind === 'thing' && one.at <= at && at < one.at + one.text.length
      ? { ...one, ref: frame.form }
      : one,
  );
}
