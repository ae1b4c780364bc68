// The seconds of a film among its rows, by what each needs.
import type { ScriptRow } from '../av-script.ts';
import { secondsOf, spokenIn } from '../row-speech.ts';
import { air, countSpokenWords } from '../speech.ts';

/** Half seconds, as films are cut. */
const secondsStep = 0.5;

/**
 * The rows with what each needs of the film's seconds, which are as many at least; what is left goes to
 * whoever lacks most of what it had.
 */
export function shareSeconds(rows: readonly ScriptRow[], needs: readonly number[]): ScriptRow[] {
  const film = rows.at(-1)?.endSeconds ?? 0;
  const lengths = [...needs];
  const sum = needs.reduce((total, one) => total + one, 0);
  for (let rest = film - sum; rest > 1e-6; rest -= secondsStep) {
    const lacks = rows.map((row, at) => secondsOf(row) - (lengths[at] ?? 0));
    const most = lacks.indexOf(Math.max(...lacks));
    lengths[most] = (lengths[most] ?? 0) + Math.min(secondsStep, rest);
  }
  let at = 0;
  return rows.map((row, index) => {
    const startSeconds = at;
    at = Math.round((at + (lengths[index] ?? 0)) * 100) / 100;
    return { ...row, startSeconds, endSeconds: at };
  });
}

/** The rows with time for all that each says, where the film has as much; else as they are. `pace` is words a second. */
export function withTimeToSay(rows: readonly ScriptRow[], pace: number): ScriptRow[] {
  const film = rows.at(-1)?.endSeconds ?? 0;
  const needs = rows.map((row) => secondsToSay(spokenIn(row), pace, Math.min(1, secondsOf(row))));
  const isEnough = needs.reduce((sum, one) => sum + one, 0) <= film;
  const isShort = rows.some((row, at) => secondsOf(row) < (needs[at] ?? 0));
  return isShort && isEnough ? shareSeconds(rows, needs) : [...rows];
}

/** Half seconds from `least` on, in which a text can be said at a pace. */
export function secondsToSay(text: string, pace: number, least: number): number {
  const words = countSpokenWords(text);
  const steps = Math.max(0, Math.ceil((words / (pace * (1 - air)) - least) / secondsStep - 1e-9));
  return least + steps * secondsStep;
}
