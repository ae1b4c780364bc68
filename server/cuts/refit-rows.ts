// The rows of a film at another length: a longer one tells more or breathes, a shorter one keeps its
// opening, its strongest fact and what people are to do.
import type { AvScript, ScriptRow } from '#domain/script/av-script.ts';
import { spokenIn } from '#domain/script/row-speech.ts';
import { scaled } from '#domain/script/rows/scale-rows.ts';
import { changeLength } from '../generation/revise/apply/length.ts';
import { type Musts, shortened } from '../generation/revise/apply/shorten.ts';
import type { Revision } from '../generation/revise/revision.ts';
import { sentencesOf } from '../generation/revise/sentences.ts';
import type { Statement } from '../generation/understand/subject-frame.ts';

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
  const musts = { ...mustsOf(script.rows, facts), locked: revision.locked };
  return { ...script, rows: shortened(script.rows, seconds, revision.pace, musts) };
}

function mustsOf(rows: readonly ScriptRow[], facts: readonly Statement[]): Omit<Musts, 'locked'> {
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
