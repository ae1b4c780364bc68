// The rows of a film at another length: a longer one tells more or breathes, a shorter one keeps its
// opening, its strongest fact and what people are to do.
import type { AvScript, ScriptRow } from '#domain/script/av-script.ts';
import { secondsOf, spokenIn } from '#domain/script/row-speech.ts';
import { scaled } from '#domain/script/rows/scale-rows.ts';
import { fitsSeconds } from '#domain/script/speech.ts';
import { changeLength } from '../generation/revise/apply/length.ts';
import type { Revision } from '../generation/revise/revision.ts';
import { sentencesOf } from '../generation/revise/sentences.ts';
import { fitted } from '../generation/revise/spoken.ts';
import type { Statement } from '../generation/understand/subject-frame.ts';

/** Nothing is read in less. */
const leastRow = 1.5;
const fewestRows = 4;

/** `facts` are what the client said of it, to tell the strongest by. */
export function refitRows(
  script: AvScript,
  seconds: number,
  revision: Revision,
  facts: readonly Statement[],
): AvScript {
  const now = script.rows.at(-1)?.endSeconds ?? 0;
  if (now === seconds) return script;
  if (now < seconds)
    return (
      changeLength(script, seconds, revision) ?? { ...script, rows: scaled(script.rows, seconds) }
    );
  const musts = mustsOf(script.rows, facts);
  const kept = fewEnough(script.rows, seconds, musts);
  const roomy = withRoom(scaled(kept, seconds), musts, revision.pace);
  const keep = [musts.call, musts.fact, musts.hook].filter((one) => one !== undefined);
  const last = roomy.length - 1;
  const rows = roomy.map((row, at) => fitted(row, revision.pace, at === last, keep));
  return { ...script, rows };
}

type Musts = { hook?: string | undefined; fact?: string | undefined; call?: string | undefined };

function mustsOf(rows: readonly ScriptRow[], facts: readonly Statement[]): Musts {
  const said = (row: ScriptRow | undefined) => (row ? sentencesOf(spokenIn(row)) : []);
  const middle = rows.slice(1, -1).flatMap(said);
  const weightOf = (sentence: string): number =>
    (/\d/.test(sentence) ? 1 : 0) +
    Math.max(
      0,
      ...facts.filter(({ spoken }) => spoken.includes(sentence)).map(({ weight }) => 1 + weight),
    );
  const [fact] = middle.toSorted((a, b) => weightOf(b) - weightOf(a));
  return { hook: said(rows[0])[0], fact, call: said(rows.at(-1)).at(-1) };
}

// The shortest of the rows between opening and end go, those that say nothing first.
function fewEnough(rows: readonly ScriptRow[], seconds: number, musts: Musts): ScriptRow[] {
  let kept = [...rows];
  while (kept.length > fewestRows && seconds / kept.length < leastRow) {
    const says = (row: ScriptRow) => (spokenIn(row).trim() === '' ? 0 : 1);
    const [least] = kept
      .slice(1, -1)
      .filter((row) => musts.fact === undefined || !spokenIn(row).includes(musts.fact))
      .toSorted((a, b) => says(a) - says(b) || secondsOf(a) - secondsOf(b));
    if (!least) return kept;
    kept = kept.filter((row) => row !== least);
  }
  return kept;
}

// Rows that must say something get the time it takes, and what is left is shared as before. Where that is
// more than the film has, the opening gives way first, then the fact: the call is what it is made for.
function withRoom(rows: readonly ScriptRow[], musts: Musts, pace: number): ScriptRow[] {
  const film = rows.at(-1)?.endSeconds ?? 0;
  for (const wanted of [
    [musts.call, musts.fact, musts.hook],
    [musts.call, musts.fact],
    [musts.call],
  ]) {
    const needs = rows.map((row) => needOf(row, wanted, pace));
    const sum = needs.reduce((total, one) => total + one, 0);
    if (sum <= film) return shared(rows, needs, film - sum);
  }
  return [...rows];
}

/** Half seconds, as they are cut. */
const step = 0.5;

function needOf(row: ScriptRow, wanted: readonly (string | undefined)[], pace: number): number {
  const own = wanted.filter((one) => one !== undefined && spokenIn(row).includes(one)).join(' ');
  const least = own === '' ? 1 : leastRow;
  let seconds = Math.min(least, secondsOf(row));
  while (own !== '' && !fitsSeconds(own, seconds, pace)) seconds += step;
  return seconds;
}

// What is left goes to whoever lacks most of what it had.
function shared(rows: readonly ScriptRow[], needs: readonly number[], left: number): ScriptRow[] {
  const lengths = [...needs];
  for (let rest = left; rest > 1e-6; rest -= step) {
    const lacks = rows.map((row, at) => secondsOf(row) - (lengths[at] ?? 0));
    const most = lacks.indexOf(Math.max(...lacks));
    lengths[most] = (lengths[most] ?? 0) + Math.min(step, rest);
  }
  let at = 0;
  return rows.map((row, index) => {
    const startSeconds = at;
    at = Math.round((at + (lengths[index] ?? 0)) * 100) / 100;
    return { ...row, startSeconds, endSeconds: at };
  });
}
