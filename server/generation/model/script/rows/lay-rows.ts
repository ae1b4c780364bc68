// Gives rows their place in the film: from 0 to its end, without gaps.
import type { ScriptRow } from '#domain/script/av-script.ts';
import { secondsOf, spokenIn } from '#domain/script/row-speech.ts';
import { air, countSpokenWords } from '#domain/script/speech.ts';
import type { Film } from '../film.ts';
import { spreadSeconds } from '../spread-seconds.ts';

/** The rows one behind the other, each as long as it says. */
export function laid(rows: readonly ScriptRow[], seconds: readonly number[]): ScriptRow[] {
  let start = 0;
  return rows.map((row, at) => {
    const end = Math.round((start + (seconds[at] ?? 0)) * 100) / 100;
    const next = { ...row, startSeconds: start, endSeconds: end };
    start = end;
    return next;
  });
}

/** In the seconds the model chose where they add up, else divided anew in the same proportion. */
export function layRows(rows: readonly ScriptRow[], film: Film): ScriptRow[] {
  const wanted = rows.map(secondsOf);
  if (addsUp(wanted, film)) return laid(rows, wanted);
  const leasts = needs(rows, film);
  return laid(rows, spreadSeconds(wanted, leasts, film.seconds, bounds(rows, film)));
}

/** Divided anew so that each row has the time its words need, as far as the film has it. */
export function layByWords(rows: readonly ScriptRow[], film: Film): ScriptRow[] {
  const leasts = needs(rows, film);
  const fit = leasts.reduce((sum, least) => sum + least, 0) <= film.seconds;
  const weights = fit
    ? rows.map(secondsOf)
    : rows.map((row) => countSpokenWords(spokenIn(row)) + 1);
  return laid(rows, spreadSeconds(weights, leasts, film.seconds, bounds(rows, film)));
}

/** Whether seconds from 0 on can stand as they are; `isPart` when more are to come. */
export function addsUp(seconds: readonly number[], film: Film, isPart = false): boolean {
  const sum = seconds.reduce((all, each) => all + each, 0);
  return (
    seconds.every((each) => each >= 1) &&
    (seconds[0] ?? 0) <= film.hookMost &&
    (isPart ? sum <= film.seconds : sum === film.seconds) &&
    (sum < film.seconds || (seconds.at(-1) ?? 0) >= film.closeLeast)
  );
}

const bounds = (rows: readonly ScriptRow[], { hookMost, closeLeast }: Film) => ({
  firstMost: hookMost,
  floors: rows.map((_, at) => (at === rows.length - 1 ? closeLeast : 1)),
});

// Whole seconds in which what is said can be said; a hook is not longer than hooks are.
function needs(rows: readonly ScriptRow[], film: Film): number[] {
  return rows.map((row, at) => {
    const spoken = Math.ceil(countSpokenWords(spokenIn(row)) / (film.pace * (1 - air)) - 1e-9);
    const least = Math.max(at === rows.length - 1 ? film.closeLeast : 1, spoken);
    return at === 0 ? Math.min(least, film.hookMost) : least;
  });
}
