// What changed in one of two cuts since they last agreed, what it means for the other, and taking it over.
import { type AvScript, formatAvScript, parseAvScript } from '../script/av-script.ts';
import { linesIn } from '../script/keep-lines.ts';
import { paceOf } from '../script/rows/stopwatch.ts';
import { asWritten, choicesOf, directFrame } from '../storyboard/direct-shot.ts';
import { rowText } from '../storyboard/keep-directions.ts';
import type { ShotPlan } from '../storyboard/shot-plan.ts';
import { currentScript, currentShots, type Draft } from '../wizard/draft/draft.ts';
import { addTake } from '../wizard/draft/writing.ts';
import { lockedFrames } from '../wizard/kept-in-step/locks.ts';
import type { Platform } from '../wizard/options.ts';
import { carryRows, changedRows } from './carry-rows.ts';
import { inAgreement, withAgreement, withTake } from './cutting.ts';
import { directedSince, directionsOf } from './directions.ts';
import type { Side } from './kept-cut.ts';
import { ledBy, sideOf } from './lead.ts';
import type { LeftWhy } from './left-why.ts';

/** What changed on one side: rows and frames from 1. `isWhole`: it is no script in rows, or was not. */
export type News = { rows: number[]; frames: number[]; isWhole: boolean };

/** Null where nothing that is read or seen changed. */
export function newsOf(before: Side, now: Side): News | null {
  const [was, is] = [parseAvScript(before.script), parseAvScript(now.script)];
  const frames = directedSince(before.directed, now.directed);
  const isWhole = before.script !== now.script && (!was || !is);
  const rows = was && is ? numbersOf(was, is) : [];
  return isWhole || rows.length + frames.length > 0 ? { rows, frames, isWhole } : null;
}

const numbersOf = (was: AvScript, is: AvScript): number[] =>
  changedRows(was, is).map(
    ({ before, after }) => 1 + (after ? is.rows.indexOf(after) : was.rows.indexOf(before as never)),
  );

/** How a cut and the primary stand to each other; null where they agree. */
export type Standing = { primary: News | null; cut: News | null };

export function standingOf(draft: Draft, platform: Platform): Standing | null {
  const [cut, led] = [draft.cuts[platform], ledBy(draft, platform)];
  if (!cut || !led) return null;
  const primary = newsOf(cut.agreed.primary, sideOf(draft));
  const own = newsOf(cut.agreed.cut, sideOf(led));
  return primary || own ? { primary, cut: own } : null;
}

/** What was carried from one cut into another: rows and frames from 1. */
export type Carried = {
  script: string;
  shots: ShotPlan | undefined;
  rows: number[];
  frames: number[];
  leftRows: { row: number; why: LeftWhy }[];
  leftFrames: number[];
};

/** What changed in `from` since then, in `to`; `agreed` is how both stood. Null where it can only be made anew. */
export function carry(from: Draft, to: Draft, agreed: { from: Side; to: Side }): Carried | null {
  const now = parseAvScript(currentScript(from));
  const [was, there] = [parseAvScript(agreed.from.script), parseAvScript(currentScript(to))];
  if (!was || !now || !there) return null;
  const pace = paceOf(there, to.answers.creativeApproach);
  const { script, taken, left } = carryRows(was, now, there, pace, keepsLocked(to));
  const directed = carryFrames(from, to, agreed);
  return {
    script: taken.length > 0 ? formatAvScript(script) : currentScript(to),
    shots: directed.shots,
    rows: taken,
    frames: directed.taken,
    leftRows: left,
    leftFrames: directed.left,
  };
}

// A line that was locked there stays, whatever is said here now.
function keepsLocked(to: Draft): (script: AvScript) => boolean {
  const locked = linesIn(currentScript(to), to.takes[to.take]?.lockedLines ?? []);
  return (script) => linesIn(formatAvScript(script), locked).length === locked.length;
}

// A frame is directed in the other cut as it was here, unless somebody directed it otherwise there.
function carryFrames(from: Draft, to: Draft, agreed: { from: Side; to: Side }) {
  const [source, plan] = [currentShots(from), currentShots(to)];
  const wanted = directedSince(agreed.from.directed, sideOf(from).directed);
  const own = [
    ...directedSince(agreed.to.directed, sideOf(to).directed),
    ...lockedFrames(to).map(({ frame }) => frame),
  ];
  const taken: number[] = [];
  const left: number[] = [];
  let shots = plan;
  for (const frame of wanted) {
    const shot = source?.shots.find((one) => one.frame === frame);
    const target = shots?.shots.find((one) => one.frame === frame);
    if (!shots || !shot || !target || own.includes(frame)) left.push(frame);
    else {
      shots = shot.directed
        ? directFrame(shots, frame, choicesOf(shot), rowText(target.row, shots.rows) ?? '')
        : asWritten(shots, [frame]);
      taken.push(frame);
    }
  }
  return { shots, taken, left };
}

/** What going on from here would carry: down into the cut, or up into the primary. */
export function carriedDown(draft: Draft, platform: Platform): Carried | null {
  const [cut, led] = [draft.cuts[platform], ledBy(draft, platform)];
  if (!cut || !led) return null;
  return carry(draft, led, { from: cut.agreed.primary, to: cut.agreed.cut });
}

export function carriedUp(draft: Draft, platform: Platform): Carried | null {
  const [cut, led] = [draft.cuts[platform], ledBy(draft, platform)];
  if (!cut || !led) return null;
  return carry(led, draft, { from: cut.agreed.cut, to: cut.agreed.primary });
}

const isNothing = ({ rows, frames }: Carried) => rows.length + frames.length === 0;

/**
 * Brings a cut and the primary into agreement: what changed in one goes into a new take of the other, or
 * both stay as they are. What could not be carried is told before; it is not asked about again.
 */
export function agree(
  draft: Draft,
  platform: Platform,
  by: 'taking-down' | 'taking-up' | 'keeping',
): Draft {
  const [cut, led] = [draft.cuts[platform], ledBy(draft, platform)];
  if (!cut || !led || isBusy(draft) || isBusy(led)) return draft;
  if (by === 'keeping') return inAgreement(draft, platform);
  const isDown = by === 'taking-down';
  const carried = isDown ? carriedDown(draft, platform) : carriedUp(draft, platform);
  if (!carried || isNothing(carried)) return draft;
  const [from, to] = isDown ? [draft, led] : [led, draft];
  const [fromWas, toWas] = isDown
    ? [cut.agreed.primary, cut.agreed.cut]
    : [cut.agreed.cut, cut.agreed.primary];
  const next = isDown ? withTake(draft, platform, carried) : withPrimaryTake(draft, carried);
  const after = { script: carried.script, directed: directionsOf(carried.shots) };
  const agreed = newsOf(toWas, sideOf(to))
    ? withoutOwn(fromWas, toWas, { from, to, after, frames: carried.frames })
    : after;
  const sides = isDown
    ? { primary: sideOf(draft), cut: agreed }
    : { primary: agreed, cut: sideOf(led) };
  return withAgreement(next, platform, sides);
}

const withPrimaryTake = (draft: Draft, { script, shots }: Carried): Draft => ({
  ...addTake(draft, { script, shots, from: draft.takes[draft.take]?.from }),
  typedOut: true,
});

// What the other side changed by itself is still to be told: only what was carried is agreed upon.
function withoutOwn(
  fromWas: Side,
  toWas: Side,
  { from, to, after, frames }: { from: Draft; to: Draft; after: Side; frames: number[] },
): Side {
  const [was, now] = [parseAvScript(fromWas.script), parseAvScript(currentScript(from))];
  const there = parseAvScript(toWas.script);
  if (!was || !now || !there) return after;
  const pace = paceOf(there, to.answers.creativeApproach);
  const { script } = carryRows(was, now, there, pace, keepsLocked(to));
  const directed = { ...toWas.directed };
  for (const frame of frames) {
    const key = after.directed[frame];
    if (key === undefined) delete directed[frame];
    else directed[frame] = key;
  }
  return { script: formatAvScript(script), directed };
}

const isBusy = (draft: Draft | null): boolean =>
  draft !== null &&
  (draft.writing !== null ||
    draft.scriptEdit !== null ||
    draft.directing !== null ||
    draft.refresh !== null);
