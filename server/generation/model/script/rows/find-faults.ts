// What a row may not be. Said to the model in numbers, never in the visitor's words.
import type { ScriptRow } from '#domain/script/av-script.ts';
import { isSpoken, secondsOf, spokenIn } from '#domain/script/row-speech.ts';
import { countSpokenWords, wordsThatFit } from '#domain/script/speech.ts';
import { inventedIn } from '../../checking/invented.ts';
import type { Film } from '../film.ts';
import { asksFor, isNamed } from '../said.ts';
import { hasShot } from '../shot.ts';

export type Fault =
  | { rule: 'words'; found: number; most: number }
  | { rule: 'super'; most: number }
  | { rule: 'invented'; figures: string[] }
  | { rule: 'picture' | 'shot' | 'voice' | 'camera' | 'hook' | 'name' | 'ask' };
export type Rule = Fault['rule'];

const superWords = 8;
const closingSuperWords = 14;

/** What is wrong with one row by itself. */
export function rowFaults(row: ScriptRow, film: Film, isLast: boolean): Fault[] {
  const { mode } = film.stage;
  const found = countSpokenWords(spokenIn(row));
  const most = wordsThatFit(secondsOf(row), film.pace);
  const letters = isLast ? closingSuperWords : superWords;
  const has = (kind: string) => row.cues.some((cue) => cue.kind === kind);
  const figures = inventedInRow(row, film);
  const faults: Fault[] = [];
  if (row.video === '') faults.push({ rule: 'picture' });
  else if (!hasShot(row.video)) faults.push({ rule: 'shot' });
  if (found > most) faults.push({ rule: 'words', found, most });
  if (row.cues.some((cue) => cue.kind === 'SUPER' && isLong(cue.text, letters, film)))
    faults.push({ rule: 'super', most: letters });
  if (mode === 'voice' && has('DIALOGUE')) faults.push({ rule: 'voice' });
  if (mode === 'direct' && has('VO') && !has('DIALOGUE')) faults.push({ rule: 'camera' });
  if (figures.length > 0) faults.push({ rule: 'invented', figures });
  return faults;
}

/** What is wrong with each row of a new film, by its place. Rows without a fault are not there. */
export function findFaults(rows: readonly ScriptRow[], film: Film): Map<number, Fault[]> {
  const last = rows.length - 1;
  const faults = new Map(rows.map((row, at) => [at, rowFaults(row, film, at === last)]));
  const [first] = rows;
  if (first && !first.cues.some((cue) => isSpoken(cue) || cue.kind === 'SUPER'))
    faults.get(0)?.push({ rule: 'hook' });
  const nameless = rowToName(rows, film);
  if (nameless !== undefined) faults.get(nameless)?.push({ rule: 'name' });
  const closing = rows[last];
  if (closing && !asksFor(closing, film)) faults.get(last)?.push({ rule: 'ask' });
  for (const [at, list] of faults) if (list.length === 0) faults.delete(at);
  return faults;
}

/** The row in which the name is missing; undefined when it comes in time. */
export function rowToName(rows: readonly ScriptRow[], film: Film): number | undefined {
  if (rows.length === 0) return undefined;
  const inTime = rows.filter((row, at) => at === 0 || row.startSeconds < (film.nameBy ?? Infinity));
  return inTime.some((row) => isNamed(row, film)) ? undefined : inTime.length - 1;
}

const isLong = (text: string, most: number, { isSupplied }: Film) =>
  (text.split(' ').length > most || text.length > most * 9) && !isSupplied(text);

/** What a spoken or lettered text states that nobody supplied. A length in seconds is a claim there too. */
export const inventedInLine = (text: string, { ground }: Film) => inventedIn(text, ground);

// In a picture a number is mostly things counted or an hour; a price, a share or a telephone is a fact.
const factInPicture = /[$€£¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£¥₹%]|\+?\d[\d\s().-]{6,}\d/gu;
export const inventedInPicture = (text: string, film: Film): string[] =>
  (text.match(factInPicture) ?? []).flatMap((found) => inventedInLine(found, film));

function inventedInRow(row: ScriptRow, film: Film): string[] {
  const heard = row.cues.filter((cue) => isSpoken(cue) || cue.kind === 'SUPER');
  return [
    ...heard.flatMap((cue) => inventedInLine(cue.text, film)),
    ...inventedInPicture(row.video, film),
  ];
}
