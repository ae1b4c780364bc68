import { inputLabel } from '#domain/wizard/kept-in-step/out-of-step.ts';
import type { Writing } from '#domain/wizard/kept-in-step/writings.ts';
import type { InputName } from '#domain/wizard/kept-in-step/written.ts';

export const writingNames: Record<Writing, string> = {
  concepts: 'concepts',
  brief: 'brief',
  script: 'script',
  board: 'frames',
};

/** Which writings were made from an answer of before. */
export function madeWords(of: readonly Writing[]): string {
  const isOne = of.length === 1 && (of[0] === 'brief' || of[0] === 'script');
  const what = list(of.map((one) => writingNames[one]));
  return isOne
    ? `Your ${what} was made from what stood here before. It stays as it is until you take a refresh.`
    : `Your ${what} were made from what stood here before. They stay as they are until you take a refresh.`;
}

/** `Target audience and Notes have changed`. */
export function changedWords(names: readonly InputName[]): string {
  const labels = names.map(inputLabel);
  // `Platforms` and `Notes` are several, `Success` and `Drawn as` are not.
  const areSeveral = labels.length > 1 || /[^as]s$/.test(labels[0] ?? '');
  return `${list(labels)} ${areSeveral ? 'have' : 'has'} changed`;
}

/** `one, two and three`. */
export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
