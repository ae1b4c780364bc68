// The rows of a film in fewer seconds: what must be said gets the time it takes, and the rest gives way.
import type { ScriptRow } from '#domain/script/av-script.ts';
import { secondsOf, spokenIn } from '#domain/script/row-speech.ts';
import { scaled } from '#domain/script/rows/scale-rows.ts';
import { secondsToSay, shareSeconds } from '#domain/script/rows/share-seconds.ts';
import { sentencesOf } from '../sentences.ts';
import { fitted } from '../spoken.ts';

/** Nothing is read in less. */
const leastRow = 1.5;
const fewestRows = 4;

/** Sentences that are kept to the last, as they are spoken: what is locked, then the call, the fact, the name. */
export type Musts = {
  /** Lines that stay as they are whatever else has to go; of those no row says nothing is asked. */
  locked: readonly string[];
  hook?: string | undefined;
  fact?: string | undefined;
  call?: string | undefined;
  /** As much of the one that says the name as can stand alone. */
  name?: string | undefined;
};

/** Rows in so many seconds, fewer than they have. */
export function shortened(
  rows: readonly ScriptRow[],
  seconds: number,
  pace: number,
  musts: Musts,
): ScriptRow[] {
  const roomy = bestOf(rows, seconds, pace, musts);
  const { call, fact, name, hook, locked } = musts;
  const naming = rows
    .flatMap((row) => sentencesOf(spokenIn(row)))
    .find((one) => name !== undefined && one.includes(name));
  const keep = [...locked.flatMap(sentencesOf), call, fact, naming, hook].filter(
    (one) => one !== undefined,
  );
  const last = roomy.length - 1;
  return roomy.map((row, at) => fitted(row, pace, at === last, keep));
}

// A row that says nothing of it is no reason to leave message and name unsaid; where both are too much,
// one of them is said before the call.
function bestOf(
  rows: readonly ScriptRow[],
  seconds: number,
  pace: number,
  musts: Musts,
): ScriptRow[] {
  let kept = fewEnough(rows, seconds, musts);
  let best = withRoom(scaled(kept, seconds), musts, pace);
  while (best.givenUp > 1 && kept.length > 2) {
    const fewer = withoutLeast(kept, musts, 0);
    if (!fewer) break;
    kept = fewer;
    const next = withRoom(scaled(kept, seconds), musts, pace);
    if (next.givenUp < best.givenUp) best = next;
  }
  if (best.givenUp < onlyTheCall) return best.rows;
  const { call, fact, name, locked } = musts;
  for (const one of [fact, name].filter((text) => text !== undefined)) {
    const stays = (row: ScriptRow) => [one, ...locked].some((said) => spokenIn(row).includes(said));
    const bare = kept.filter((row, at) => at === kept.length - 1 || stays(row));
    const next = withRoom(scaled(bare, seconds), { locked, call, fact: one }, pace);
    if (bare.length > 1 && next.givenUp === 0) return next.rows;
  }
  return best.rows;
}

// Where there is no time for all of them, the opening gives way first, the call last.
const inOrderOfNeed = ({ hook, fact, call, name, locked }: Musts) =>
  [[call, fact, name, hook], [call, fact, name], [call, fact], [call, name], [call]].map(
    (wanted) => [...locked, ...wanted],
  );

const onlyTheCall = 4;

// The shortest of the rows between opening and end go, those that say nothing first.
function fewEnough(rows: readonly ScriptRow[], seconds: number, musts: Musts): ScriptRow[] {
  let kept = [...rows];
  while (kept.length > fewestRows && seconds / kept.length < leastRow) {
    const fewer = withoutLeast(kept, musts, 1);
    if (!fewer) return kept;
    kept = fewer;
  }
  return kept;
}

// Without the shortest row before the last, from the place `from`, that says nothing which is kept to the last.
function withoutLeast(
  rows: readonly ScriptRow[],
  { fact, name, locked }: Musts,
  from: number,
): ScriptRow[] | undefined {
  const says = (row: ScriptRow) => (spokenIn(row).trim() === '' ? 0 : 1);
  const [least] = rows
    .slice(from, -1)
    .filter((row) => ![fact, name, ...locked].some((one) => one && spokenIn(row).includes(one)))
    .toSorted((a, b) => says(a) - says(b) || secondsOf(a) - secondsOf(b));
  return least && rows.filter((row) => row !== least);
}

// Rows that must say something get the time it takes, and what is left is shared as before. Where that is
// more than the film has, the opening gives way first, then the fact: the call is what it is made for.
function withRoom(
  rows: readonly ScriptRow[],
  musts: Musts,
  pace: number,
): { rows: ScriptRow[]; givenUp: number } {
  const film = rows.at(-1)?.endSeconds ?? 0;
  const orders = inOrderOfNeed(musts);
  for (const [givenUp, wanted] of orders.entries()) {
    const needs = rows.map((row) => needOf(row, wanted, pace));
    const sum = needs.reduce((total, one) => total + one, 0);
    if (sum <= film) return { rows: shareSeconds(rows, needs), givenUp };
  }
  return { rows: [...rows], givenUp: orders.length };
}

function needOf(row: ScriptRow, wanted: readonly (string | undefined)[], pace: number): number {
  const own = wanted.filter((one) => one !== undefined && spokenIn(row).includes(one)).join(' ');
  const least = own === '' ? 1 : leastRow;
  return secondsToSay(own, pace, Math.min(least, secondsOf(row)));
}
