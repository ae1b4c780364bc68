// Lines of a script that its client locked, through whatever writes it anew.
import {
  type AvScript,
  type Cue,
  formatAvScript,
  parseAvScript,
  type ScriptRow,
} from './av-script.ts';
import { statedPace } from './form-facts.ts';
import { compareRows } from './rows/difference.ts';
import { inOrder, leastSeconds } from './rows/row-times.ts';
import { scaled } from './rows/scale-rows.ts';
import { withTimeToSay } from './rows/share-seconds.ts';

/** A line of a row as the plain text has it: `VO: Stay up for it.` */
export type ScriptLine = { text: string; cue: Cue | null };

/** The lines of a row that can be locked: what is seen, and each cue. `cue` is null for what is seen. */
export function linesOfRow(row: ScriptRow): ScriptLine[] {
  const alone = formatAvScript({ title: '', facts: [], rows: [row], notes: [] }).split('\n');
  // The title, a blank line and the row's head stand above them.
  return alone.slice(3).map((text, at) => ({ text, cue: row.cues[at - 1] ?? null }));
}

/** Of locked lines, those that a script still has. */
export function linesIn(script: string, locked: readonly string[]): string[] {
  const rows = parseAvScript(script)?.rows ?? [];
  const all = new Set(rows.flatMap(linesOfRow).map(({ text }) => text));
  return locked.filter((line) => all.has(line));
}

/**
 * The script of `after` with every locked line of `before` as it was, in the row that took its row's
 * place; a row that is gone comes back where one of its lines is locked. `before` itself where what
 * came is no rows.
 */
export function keepLines(before: string, after: string, locked: readonly string[]): string {
  const [old, now] = [parseAvScript(before), parseAvScript(after)];
  if (!old || linesIn(before, locked).length === 0) return after;
  if (!now) return before;
  const isLocked = ({ text }: ScriptLine) => locked.includes(text);
  const rows = compareRows(old.rows, now.rows).flatMap(
    ({ before: was, after: is }): ScriptRow[] => {
      const lines = was ? linesOfRow(was).filter(isLocked) : [];
      if (!is) return was && lines.length > 0 ? [was] : [];
      return [was ? withLines(is, was, lines) : is];
    },
  );
  return isAsItCame(rows, now) ? after : formatAvScript({ ...now, rows: timed(rows, now) });
}

function withLines(row: ScriptRow, was: ScriptRow, lines: readonly ScriptLine[]): ScriptRow {
  const has = new Set(linesOfRow(row).map(({ text }) => text));
  let next = row;
  for (const { text, cue } of lines) {
    if (has.has(text)) continue;
    next = cue ? withCue(next, cue, lines) : { ...next, video: was.video };
  }
  return next;
}

// In the place of a line of its kind that is not locked itself, else behind the others.
function withCue(row: ScriptRow, cue: Cue, lines: readonly ScriptLine[]): ScriptRow {
  const own = linesOfRow(row).slice(1);
  const at = row.cues.findIndex(
    (one, place) => one.kind === cue.kind && !lines.some(({ text }) => text === own[place]?.text),
  );
  const cues =
    at < 0 ? [...row.cues, cue] : row.cues.map((one, place) => (place === at ? cue : one));
  return { ...row, cues };
}

const isAsItCame = (rows: readonly ScriptRow[], { rows: came }: AvScript): boolean =>
  rows.length === came.length && rows.every((row, at) => row === came[at]);

// What came back takes its seconds from the others: the film keeps its length.
function timed(rows: readonly ScriptRow[], script: AvScript): ScriptRow[] {
  const { rows: came } = script;
  const film = came.at(-1)?.endSeconds ?? 0;
  if (film === 0) return [...rows];
  const pace = statedPace(script);
  const room = (all: ScriptRow[]) => (pace === undefined ? all : withTimeToSay(all, pace));
  if (rows.length === came.length) return room([...rows]);
  const laid = inOrder(rows);
  return rows.length * leastSeconds <= film ? room(scaled(laid, film)) : laid;
}
