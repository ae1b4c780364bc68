import { inputLabel } from '#domain/wizard/kept-in-step/out-of-step.ts';
import type { Writing } from '#domain/wizard/kept-in-step/writings.ts';
import type { InputName } from '#domain/wizard/kept-in-step/written.ts';

export const writingNames: Record<Writing, string> = {
  concepts: 'concepts',
  brief: 'brief',
  script: 'script',
  board: 'frames',
};

/** `Target audience and Notes have changed`. */
export const changedWords = (names: readonly InputName[]): string =>
  `${list(names.map(inputLabel))} ${names.length > 1 ? 'have' : 'has'} changed`;

/** `one, two and three`. */
export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
