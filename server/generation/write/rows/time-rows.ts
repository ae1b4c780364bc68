// Seconds follow the words: who speaks gets the time it takes, what is left belongs to the pictures.
import type { CreativeApproach, UserType } from '#domain/wizard/options.ts';
import type { LaidLines, Line } from './choose-lines.ts';
import { endSeconds } from './lay-lines.ts';
import { beatShares } from './plan-seconds.ts';

export type TimedRow = {
  beat: 0 | 1 | 2 | 3;
  /** First or second row of its beat. */
  part: 0 | 1;
  startSeconds: number;
  endSeconds: number;
  lines: readonly Line[];
};

const slowest = 2.06;
const least = 1.5;
const longestMute = 6;
const paces: Record<CreativeApproach, number> = { story: 2.3, problem: 2.6, bold: 2.75 };
const beats = [0, 1, 2, 3] as const;

/** Rows of a film of `seconds`, one a beat where `isWhole`, on half seconds and without gaps; a row either speaks at 2 to 2.8 words a second or is silent. */
export function timeRows(
  laid: LaidLines,
  {
    seconds,
    userType,
    approach,
    isWhole,
  }: { seconds: number; userType: UserType; approach: CreativeApproach; isWhole?: boolean },
): TimedRow[] {
  const words = beats.map((beat) => laid[beat].reduce((sum, line) => sum + line.words, 0));
  const all = words.reduce((sum, one) => sum + one, 0);
  const quickest = beats.map((beat) => (words[beat] ?? 0) / paces[approach]);
  const needed = quickest.reduce((sum, one) => sum + one, 0);
  // Beats without words need their picture all the same.
  const mute = beats.filter((beat) => words[beat] === 0);
  const shares = beatShares[userType];
  let left = Math.max(0, seconds - Math.max(needed, Math.min(seconds, all / slowest)));
  const silent = [0, 0, 0, 0];
  if (mute.length > 0) {
    const room = Math.max(left, Math.min(seconds - needed, mute.length * 2));
    const sum = mute.reduce<number>((total, beat) => total + shares[beat], 0);
    for (const beat of mute)
      silent[beat] = Math.min(
        mute.length < 3 ? longestMute : seconds,
        Math.max(least, (room * shares[beat]) / sum),
      );
    left = Math.max(0, room - silent.reduce((all, one) => all + one, 0));
  }
  const free = ([0, 1, 2] as const).filter((beat) => !mute.includes(beat));
  const far = free.filter((beat) => beat !== 1);
  const into = left > 9 || far.length === 0 ? free : left > 4 ? far : free.slice(-1);
  if (left < least || into.length === 0) {
    // What is too short for a row of its own stays where it is quiet.
    const [quiet] = mute;
    if (quiet !== undefined) silent[quiet] = (silent[quiet] ?? 0) + left;
  } else for (const beat of into) silent[beat] = left / into.length;
  const spoken = seconds - silent.reduce((sum, one) => sum + one, 0);
  const pace = all > 0 ? all / spoken : 1;
  const parts = beats.flatMap((beat) => {
    const quiet = silent[beat] ?? 0;
    const speaks = (words[beat] ?? 0) / pace;
    // A picture that stands by itself is one row, and what is quiet in it is seen.
    if (isWhole) return [{ beat, length: quiet + speaks, lines: laid[beat] }];
    return [
      ...(quiet > 0 ? [{ beat, length: quiet, lines: [] as Line[] }] : []),
      ...(speaks > 0 ? [{ beat, length: speaks, lines: laid[beat] }] : []),
    ];
  });
  return placed(withEnd(parts), seconds);
}

// What the end lacks is taken from the rows that speak, then from all.
function withEnd<Part extends { length: number; lines: readonly Line[] }>(
  parts: readonly Part[],
): Part[] {
  const last = parts.at(-1);
  const lack = endSeconds + 0.1 - (last?.length ?? endSeconds);
  if (!last || lack <= 0) return [...parts];
  const before = parts.slice(0, -1);
  const speaking = before.filter(({ lines }) => lines.length > 0);
  const givers = speaking.length > 0 ? speaking : before;
  const all = givers.reduce((sum, { length }) => sum + length, 0);
  return parts.map((part) =>
    part === last
      ? { ...part, length: part.length + lack }
      : givers.includes(part)
        ? { ...part, length: part.length * (1 - lack / all) }
        : part,
  );
}

function placed(
  parts: readonly { beat: 0 | 1 | 2 | 3; length: number; lines: readonly Line[] }[],
  seconds: number,
): TimedRow[] {
  const total = parts.reduce((sum, { length }) => sum + length, 0);
  let exact = 0;
  let start = 0;
  return parts.map(({ beat, length, lines }, at) => {
    exact += (length * seconds) / total;
    const last = at === parts.length - 1;
    const end = last ? seconds : Math.max(start + 1, Math.round(exact * 2) / 2);
    const part = parts[at - 1]?.beat === beat ? 1 : 0;
    const row = { beat, part, startSeconds: start, endSeconds: end, lines } as const;
    start = end;
    return row;
  });
}
