// English words of closed classes.
import { closedWords } from '../lexicon/closed-words.ts';

const list = (words: string) => words.trim().split(/\s+/);

export const closed = closedWords('en');

/** They follow a verb and belong to it. */
export const particles: ReadonlySet<string> = new Set(
  list(
    'up down off out back over round around in on away through apart together along forward aside by',
  ),
);

export const modals: ReadonlySet<string> = new Set(
  list("can could will would shall should may might must cannot 'll do does did"),
);
