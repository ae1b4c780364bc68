// What a change may not touch: the lines of a script that its client locked.
import { type AvScript, formatAvScript, parseAvScript } from '#domain/script/av-script.ts';
import { keepLines } from '#domain/script/keep-lines.ts';
import type { RevisedPart } from '#domain/script/revision.ts';
import { sameWords } from '#domain/script/rows/difference.ts';

/** A changed script with its locked lines as they were; `why` where the change would have touched one. */
export function keepLocked(
  before: AvScript,
  after: AvScript,
  locked: readonly string[],
): { script: AvScript; why?: RevisedPart['why'] } {
  if (locked.length === 0) return { script: after };
  const script = parseAvScript(keepLines(formatAvScript(before), formatAvScript(after), locked));
  if (!script || isAs(script, after)) return { script: after };
  return isAs(script, before) ? { script: before, why: 'locked' } : { script, why: 'locked-stays' };
}

const isAs = ({ rows }: AvScript, other: AvScript): boolean =>
  rows.length === other.rows.length &&
  rows.every((row, at) => {
    const there = other.rows[at];
    return there !== undefined && sameWords(row, there);
  });
