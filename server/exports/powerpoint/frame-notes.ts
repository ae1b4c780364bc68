// What a speaker reads beside each frame: the script from that frame to the next.
import type { ScriptRow } from '#domain/script/av-script.ts';
import type { CreativePackage, PackageFrame } from '../../documents/creative-package.ts';
import { cueLabel, rowTiming } from '../../documents/script-words.ts';

/** A paragraph of notes. */
export type Note = { text: string; label?: string };

/** For each frame, in order. A frame stands where its time begins; the first has all that comes before it. */
export function notesOf({ frames, script }: CreativePackage): Note[][] {
  if (script === null) return frames.map(() => []);
  if (typeof script === 'string')
    return frames.map((_, at) => (at === 0 ? [{ text: script }] : []));
  const { rows } = script;
  const starts = frames.map((frame) => rowOf(frame, rows));
  return frames.map((_, at) => {
    const from = at === 0 ? 0 : (starts[at] ?? 0);
    const next = starts.slice(at + 1).find((start) => start > from) ?? rows.length;
    const isRepeated = at > 0 && starts[at] === starts[at - 1];
    return isRepeated
      ? []
      : rows.slice(from, at === frames.length - 1 ? rows.length : next).flatMap(rowNotes);
  });
}

function rowOf({ timing }: PackageFrame, rows: readonly ScriptRow[]): number {
  const start = Number(/\d+(?:\.\d+)?/.exec(timing)?.[0]);
  const at = rows.findIndex((row) => row.startSeconds <= start && start < row.endSeconds);
  return Math.max(0, at);
}

const rowNotes = (row: ScriptRow): Note[] => [
  { text: `${row.beat}, ${rowTiming(row)}` },
  ...(row.video ? [{ label: 'VIDEO', text: row.video }] : []),
  ...row.cues.map((cue) => ({ label: cueLabel(cue), text: cue.text })),
];
