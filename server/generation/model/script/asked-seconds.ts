import { readNotes } from '../../revise/read-notes.ts';

const shortest = 3;
const longest = 180;

/**
 * How long a revised film is: as before, unless the notes speak of another length. `sent` is what
 * the model's rows add up to.
 */
export function askedSeconds(notes: string, before: number, sent: number): number {
  const intents = readNotes(notes).flatMap(({ intent }) =>
    intent?.kind === 'length' ? intent.to : [],
  );
  const wanted = intents.find((to) => typeof to === 'number');
  if (wanted !== undefined) return within(wanted) ? wanted : before;
  if (!within(sent)) return before;
  const isShorter = intents.includes('shorter') && sent < before;
  const isLonger = intents.includes('longer') && sent > before;
  const isNamed = [...notes.matchAll(/\d+/g)].some(([found]) => Number(found) === sent);
  return isShorter || isLonger || isNamed ? sent : before;
}

const within = (seconds: number) => seconds >= shortest && seconds <= longest;
