// What the entries are asked by beyond their own few aliases.
import { waysToBegin } from './beginning.ts';
import { waysToMake } from './making.ts';
import { waysToPay } from './money.ts';
import { waysToAccount } from './people.ts';
import { waysToProduce } from './producing.ts';

const all: Readonly<Record<string, string>> = {
  ...waysToBegin,
  ...waysToMake,
  ...waysToPay,
  ...waysToProduce,
  ...waysToAccount,
};

/** Every further way to ask for an entry, by its id. */
export const waysOf = (id: string): string[] =>
  (all[id] ?? '')
    .split(';')
    .map((way) => way.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
