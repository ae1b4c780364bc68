// Tells what a model changed in a script from what it only wrote out again.
import type { AvScript, Cue, ScriptRow } from '#domain/script/av-script.ts';
import { secondsOf } from '#domain/script/row-speech.ts';
import type { Film } from '../film.ts';
import { plain } from '../said.ts';
import { spreadSeconds } from '../spread-seconds.ts';
import type { WireRow } from '../wire.ts';
import { laid } from './lay-rows.ts';
import { setRow } from './set-row.ts';

/** `kept` when the row stood in the script already, in these words. */
export type RevisedRow = { row: ScriptRow; kept: boolean };

/** The rows as sent, their unchanged parts letter by letter as they stood. Each begins at 0. */
export function keepRows(sent: readonly WireRow[], existing: AvScript, film: Film): RevisedRow[] {
  const { keys } = oldParts(existing);
  const left = new Map<ScriptRow, true>(existing.rows.map((row) => [row, true]));
  return sent.map((each, at) => {
    const row = withOldParts(setRow(each, film, at), existing);
    const key = rowKey(row);
    const same = [existing.rows[at], ...left.keys()].find(
      (old) => old !== undefined && left.has(old) && keys.get(old) === key,
    );
    if (same) left.delete(same);
    const seconds = row.endSeconds;
    const wasLong = same && Math.abs(secondsOf(same) - seconds) < 0.5 ? secondsOf(same) : seconds;
    return { row: { ...(same ?? row), startSeconds: 0, endSeconds: wasLong }, kept: Boolean(same) };
  });
}

/** The rows behind one another: as they stood where none is longer or shorter, else in `total` seconds. */
export function laidAgain(rows: readonly ScriptRow[], existing: AvScript, total: number) {
  const wanted = rows.map((row) => row.endSeconds);
  const old = existing.rows.map(secondsOf);
  if (wanted.length === old.length && wanted.every((each, at) => same(each, old[at] ?? 0)))
    return rows.map((row, at) => ({ ...row, ...timeOf(existing.rows[at]) }));
  const sum = wanted.reduce((all, each) => all + each, 0);
  if (same(sum, total) && wanted.every((each) => each > 0)) return laid(rows, wanted);
  return laid(
    rows,
    spreadSeconds(
      wanted,
      wanted.map(() => 1),
      total,
    ),
  );
}

/** The first rows of a script, more of which are to come: as they stood as far as none is longer or shorter. */
export function laidSoFar(rows: readonly ScriptRow[], existing: AvScript): ScriptRow[] {
  const seconds = rows.map((row) => row.endSeconds);
  const isAsItStood = (each: number, at: number) => {
    const old = existing.rows[at];
    return old !== undefined && same(each, secondsOf(old));
  };
  if (!seconds.every(isAsItStood)) return laid(rows, seconds);
  return rows.map((row, at) => ({ ...row, ...timeOf(existing.rows[at]) }));
}

const same = (a: number, b: number) => Math.abs(a - b) < 0.01;
const timeOf = (row: ScriptRow | undefined) => ({
  startSeconds: row?.startSeconds ?? 0,
  endSeconds: row?.endSeconds ?? 0,
});

// Rows of one key say and show the same.
const rowKey = ({ beat, video, cues }: ScriptRow) =>
  [plain(beat), plain(video), ...cues.map(cueKey)].join('\n');
const cueKey = ({ kind, speaker = '', text }: Cue) =>
  JSON.stringify([kind, plain(speaker), plain(text)]);

type OldParts = {
  keys: ReadonlyMap<ScriptRow, string>;
  videos: ReadonlyMap<string, string>;
  cues: ReadonlyMap<string, Cue>;
};
// The same script is looked through for each piece of the new one that comes.
const known = new WeakMap<AvScript, OldParts>();

function oldParts(existing: AvScript): OldParts {
  const parts = known.get(existing) ?? readParts(existing);
  known.set(existing, parts);
  return parts;
}

const readParts = ({ rows }: AvScript): OldParts => ({
  keys: new Map(rows.map((row) => [row, rowKey(row)])),
  // Of two that read alike the first is meant.
  videos: new Map(rows.toReversed().map(({ video }) => [plain(video), video])),
  cues: new Map(rows.flatMap(({ cues }) => cues.map((cue) => [cueKey(cue), cue]))),
});

// Capitals and signs of the visitor's own typing survive in a row of which something else changed.
function withOldParts(row: ScriptRow, existing: AvScript): ScriptRow {
  const { videos, cues } = oldParts(existing);
  return {
    ...row,
    video: videos.get(plain(row.video)) ?? row.video,
    cues: row.cues.map((cue) => cues.get(cueKey(cue)) ?? cue),
  };
}
