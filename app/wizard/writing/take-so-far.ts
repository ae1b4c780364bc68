// A take while the next is written: what has come of the next, and below it what is left of the take.
import { type AvScript, parseAvScript, type ScriptRow } from '#domain/script/av-script.ts';

/** `written` is what there is of the next take: so many of the rows, or for a script in no known form, text. */
export type TakeSoFar =
  | { form: 'rows'; script: AvScript; written: number }
  | { form: 'lines'; written: string; left: string };

/** `take` as it is as long as nothing has come that can be shown in its place. */
export function takeSoFar(take: string, written: string): TakeSoFar {
  const script = parseAvScript(take);
  const next = parseAvScript(written);
  if (!script) {
    if (written.trim() === '') return { form: 'lines', written: '', left: take };
    const [earlier, lines] = [take.split(/\r?\n/), written.split('\n')];
    return { form: 'lines', written, left: leftOf(earlier, lines, trimmed).join('\n') };
  }
  if (!next) return { form: 'rows', script, written: 0 };
  const rows = [...next.rows, ...leftOf(script.rows, next.rows, wordsOf)];
  const notes = next.notes.length > 0 ? next.notes : script.notes;
  return { form: 'rows', script: { ...next, rows, notes }, written: next.rows.length };
}

const trimmed = (line: string) => line.trim();
const wordsOf = ({ video, cues }: ScriptRow) => JSON.stringify([video, cues]);

// What is not in the take stands in the place of one part of it, until one that is says where one is.
function leftOf<Part>(
  earlier: readonly Part[],
  written: readonly Part[],
  keyOf: (part: Part) => string,
): Part[] {
  const keys = earlier.map(keyOf);
  let from = 0;
  let added = 0;
  for (const part of written) {
    const at = keys.indexOf(keyOf(part), from);
    added = at < 0 ? added + 1 : 0;
    if (at >= 0) from = at + 1;
  }
  return earlier.slice(from + added);
}
