import {
  type AvScript,
  formatAvScript,
  type Line,
  parseAvScript,
  readAvScript,
} from '../av-script.ts';

/** Why a text is no table: a line that is none of a row, or a row whose time does not join. */
export type NotRows = { line: number; text: string; why: 'no-row' | 'time' };
export type ReadRows =
  | { script: AvScript; problem?: undefined }
  | { script?: undefined; problem: NotRows };

/**
 * Reads a script to be worked on row by row. Unlike `parseAvScript` it guesses nothing: a text with
 * a line that says not where it belongs, or whose rows do not follow each other from 0 s to the
 * end, is not read, and its first such line is told. What is read is as `formatAvScript` writes it,
 * so that writing and reading it again gives the same.
 */
export function readRows(text: string): ReadRows {
  const { script, heads, strays } = readAvScript(text);
  const [stray] = strays.toSorted((a, b) => a.number - b.number);
  if (stray) return problem(stray, 'no-row');
  const head = unjoined(script, heads);
  if (head) return problem(head, 'time');
  const written = script.rows.length > 0 ? parseAvScript(formatAvScript(script)) : null;
  return written ? { script: written } : problem(lastLine(text), 'no-row');
}

/** The first row of a text that does not go on where the row before it ends, whatever else is no row in it. */
export function timesProblem(text: string): NotRows | null {
  const { script, heads } = readAvScript(text);
  const head = unjoined(script, heads);
  return head ? problem(head, 'time').problem : null;
}

const unjoined = ({ rows }: AvScript, heads: readonly Line[]): Line | undefined =>
  heads[
    rows.findIndex(
      ({ startSeconds, endSeconds }, at) =>
        startSeconds !== (rows[at - 1]?.endSeconds ?? 0) || endSeconds <= startSeconds,
    )
  ];

const problem = ({ number, text }: Line, why: NotRows['why']) => ({
  problem: { line: number, text, why },
});

// Where the first row was to begin.
function lastLine(text: string) {
  const lines = text.trimEnd().split(/\r?\n/);
  return { number: lines.length, text: lines.at(-1)?.trim() ?? '' };
}
