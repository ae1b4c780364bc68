import type { ChatAction } from './action.ts';
import type { House } from './house.ts';
import type { Subject } from './subjects.ts';

/** One thing the assistant knows. */
export type Entry = {
  id: string;
  /** The question it answers, as one would ask it; shown as a suggestion. */
  title: string;
  /** The same question in other words, and words that mean it. */
  aliases: readonly string[];
  /** One to four plain sentences, the answer first: they answer the title and every way to ask. */
  text: string | ((house: House) => string);
  /** Entries that are asked next, by id. */
  next: readonly string[];
  /** What it is about, so that 'how much is that?' can be understood. */
  subject?: Subject;
  action?: ChatAction;
  /** It says what only a person can settle: the way to one is added, unless it tells that itself. */
  needsPerson?: true | 'told';
};

/** What the entry says in this house. */
export const textOf = ({ text }: Entry, house: House): string =>
  typeof text === 'string' ? text : text(house);
