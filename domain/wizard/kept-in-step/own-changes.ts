// What of a text is the visitor's own: edited, revised or fitted since its writer was done with it.
import { compareBriefs } from '../../brief/compare-briefs.ts';
import { sameJson } from '../../same-json.ts';
import type { ScriptRow } from '../../script/av-script.ts';
import { parseAvScript } from '../../script/av-script.ts';
import { secondsOf } from '../../script/row-speech.ts';
import { type RowChange, sameWords } from '../../script/rows/difference.ts';
import type { Draft } from '../draft/draft.ts';
import type { InputName } from './written.ts';

/** The script of the take in use as it came from its writer: that of the first take of the same answers. */
export function writtenScript({ takes, take }: Draft): string | undefined {
  const from = takes[take]?.from;
  const first = from && takes.find((one) => sameJson(one.from, from));
  return first && (first.written ?? first.script);
}

/**
 * The places in `changes`, from what stands to a refresh, of rows that somebody changed or dropped since
 * they were `written`.
 */
export function ownRows(
  written: string | undefined,
  changes: readonly RowChange[],
): ReadonlySet<number> {
  const rows = (written && parseAvScript(written)?.rows) || [];
  if (rows.length === 0) return new Set();
  const of = (one: ScriptRow) => rows.find((row) => sameWords(row, one));
  const isOwn = ({ before, after, isSame }: RowChange): boolean => {
    if (isSame) return false;
    const was = before ? of(before) : undefined;
    if (!before) return after !== undefined && of(after) !== undefined;
    if (!was) return true;
    // Its words are the writer's; only its seconds would change.
    return after !== undefined && sameWords(before, after) && secondsOf(was) !== secondsOf(before);
  };
  return new Set([...changes.keys()].filter((at) => isOwn(changes[at] as RowChange)));
}

/** The places in `compareBriefs(before, after)` of sections that were edited since the brief was `written`. */
export function ownSections(
  written: string | null,
  before: string,
  after: string,
): ReadonlySet<number> {
  if (written === null || written === before) return new Set();
  const edited = compareBriefs(written, before).filter(({ isSame }) => !isSame);
  const changes = compareBriefs(before, after);
  return new Set(
    [...changes.keys()].filter((at) =>
      edited.some(({ heading }) => heading === changes[at]?.heading && !changes[at]?.isSame),
    ),
  );
}

/** The notes under a script that its writer did not write. */
export function ownNotes(written: string | undefined, standing: string): string[] {
  const known = (written && parseAvScript(written)?.notes) || [];
  return (parseAvScript(standing)?.notes ?? []).filter((note) => written && !known.includes(note));
}

const lengthening: ReadonlySet<InputName> = new Set(['platform', 'userType', 'creativeApproach']);

/** The seconds that the film was fitted to since it was written; undefined where none, or where an answer sets others. */
export function ownSeconds(draft: Draft, changed: readonly InputName[]): number | undefined {
  const lasts = (script: string | undefined) =>
    (script && parseAvScript(script)?.rows.at(-1)?.endSeconds) || undefined;
  const [was, is] = [lasts(writtenScript(draft)), lasts(draft.takes[draft.take]?.script)];
  return was && is && was !== is && !changed.some((name) => lengthening.has(name)) ? is : undefined;
}
