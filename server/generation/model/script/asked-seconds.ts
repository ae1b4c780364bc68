import { RecentlyUsed } from '../../../recently-used.ts';
import type { Intent } from '../../revise/intent.ts';
import { readNotes } from '../../revise/read-notes.ts';

const shortest = 3;
const longest = 180;

/**
 * How long a revised film is: as before, unless the notes speak of another length. `sent` is what
 * the model's rows add up to.
 */
export function askedSeconds(notes: string, before: number, sent: number): number {
  const intents = lengthsIn(notes);
  const wanted = intents.find((to) => typeof to === 'number');
  if (wanted !== undefined) return within(wanted) ? wanted : before;
  if (!within(sent)) return before;
  const isShorter = intents.includes('shorter') && sent < before;
  const isLonger = intents.includes('longer') && sent > before;
  const isNamed = [...notes.matchAll(/\d+/g)].some(([found]) => Number(found) === sent);
  return isShorter || isLonger || isNamed ? sent : before;
}

type Length = Extract<Intent, { kind: 'length' }>['to'];
// They are asked for with each piece of a script that comes.
const read = new RecentlyUsed<Length[]>({ entries: 50 });

function lengthsIn(notes: string): Length[] {
  const known = read.get(notes);
  if (known) return known;
  const lengths = readNotes(notes).flatMap(({ intent }) =>
    intent?.kind === 'length' ? intent.to : [],
  );
  read.set(notes, lengths);
  return lengths;
}

const within = (seconds: number) => seconds >= shortest && seconds <= longest;
