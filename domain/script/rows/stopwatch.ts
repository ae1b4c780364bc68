// What is said in a row against its seconds.
import type { CreativeApproach } from '../../wizard/options.ts';
import type { AvScript, ScriptRow } from '../av-script.ts';
import { statedPace } from '../form-facts.ts';
import { secondsOf, spokenIn } from '../row-speech.ts';
import { countSpokenWords, wordsPerSecond } from '../speech.ts';

/** What the hardest voice says: more is not understood. */
const quickest = wordsPerSecond('bold');

/**
 * `words` is counted as spoken, `room` what can be said in the row's seconds at the pace. Beyond it a
 * row is `quick` while a hard voice can say it, and `over` where none can; `excess` is what to lose.
 */
export type Stopwatch = {
  words: number;
  room: number;
  excess: number;
  state: 'silent' | 'fits' | 'quick' | 'over';
};

/** Times a row at a pace in words a second. */
export function timeRow(row: ScriptRow, pace: number): Stopwatch {
  const words = countSpokenWords(spokenIn(row));
  const room = sayable(row, pace);
  const excess = Math.max(0, words - room);
  const isOver = words > Math.max(room, sayable(row, quickest));
  const state = words === 0 ? 'silent' : excess === 0 ? 'fits' : isOver ? 'over' : 'quick';
  return { words, room, excess, state };
}

// The small term keeps 4 s at 2.5 words from losing a word to binary fractions.
const sayable = (row: ScriptRow, pace: number) => Math.floor(secondsOf(row) * pace + 1e-9);

/** The pace of an approach; the medium one where none is chosen. */
export const usualPace = (approach: CreativeApproach | ''): number =>
  wordsPerSecond(approach || 'problem');

/** The pace a script is spoken at: the one its form states, else that of the approach. */
export const paceOf = (script: AvScript, approach: CreativeApproach | ''): number =>
  statedPace(script) ?? usualPace(approach);
