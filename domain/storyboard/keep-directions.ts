// What becomes of directed frames when the script changes: nothing that was chosen goes unasked.
import { oneLine } from '../one-line.ts';
import type { AvScript } from '../script/av-script.ts';
import { choicesOf, showing } from './direct-shot.ts';
import { longestVideo, type Shot, type ShotPlan } from './shot-plan.ts';

/** The texts that a plan's rows stand for: the VIDEO of each row; a script without rows is one. */
export const plannedRows = (script: AvScript | null, text: string): string[] =>
  (script?.rows.slice(0, 40).map(({ video }) => video) ?? [text]).map((one) =>
    one.slice(0, longestVideo),
  );

/**
 * The new plan of a changed script, with what was directed in the old one. A row that was told anew
 * keeps the direction of its frame; one that is gone takes it along.
 */
export const carryDirections = (from: ShotPlan, to: ShotPlan): ShotPlan =>
  from.shots
    .filter((one) => one.directed && !to.shots.some((other) => isSame(one, other)))
    .reduce((plan, one) => carry(plan, one, from.rows), to);

const isSame = (one: Shot, { frame, directed }: Shot): boolean =>
  directed !== undefined && frame === one.frame;

function carry(plan: ShotPlan, one: Shot, before: readonly string[]): ShotPlan {
  const row = rowNow(one.row, before, plan.rows);
  const own = plan.shots.filter((shot) => shot.row === row && !shot.directed);
  const target = own.find(({ cut }) => cut === one.cut) ?? own[0];
  if (!target || !one.directed) return plan;
  const { video } = one.directed;
  const taken = {
    ...showing({ ...target, frame: one.frame }, choicesOf(one)),
    directed: { written: choicesOf(target), video },
  };
  const shots = plan.shots.map((shot): Shot => {
    if (shot === target) return taken;
    const { frame, ...unmarked } = shot;
    return frame !== undefined && frame === one.frame ? unmarked : shot;
  });
  return { ...plan, shots };
}

// Where a row is now, from 1: where its text is, else in its place if that was told anew; 0 where it is gone.
function rowNow(row: number, before: readonly string[], now: readonly string[]): number {
  const text = before[row - 1];
  if (text === undefined || now.length === 0) return row;
  const same = placeOf(text, now);
  if (same > 0) return same;
  const there = now[row - 1];
  return there !== undefined && placeOf(there, before) === 0 ? row : 0;
}

const placeOf = (text: string, rows: readonly string[]): number =>
  rows.findIndex((row) => oneLine(row) === oneLine(text)) + 1;

/** The text that a row of a shot stands for; undefined for a row that is gone. */
export const rowText = (row: number, rows: readonly string[]): string | undefined =>
  row > 0 ? (rows[row - 1] ?? (rows.length === 1 ? rows[0] : undefined)) : undefined;

/** Directed frames whose row says something else than when they were directed, from 1. */
export type Outdated = {
  /** Their rows were told anew. */
  changed: number[];
  /** Their rows are gone. */
  gone: number[];
};

export function outdatedFrames(plan: ShotPlan, rows: readonly string[]): Outdated {
  const outdated: Outdated = { changed: [], gone: [] };
  for (const { row, frame, directed } of plan.shots) {
    if (!directed || !frame || placeOf(directed.video, rows) > 0) continue;
    const isThere = rowNow(row, plan.rows, rows) > 0;
    (isThere ? outdated.changed : outdated.gone).push(frame);
  }
  return outdated;
}

/** The plan with these directed frames, from 1, standing for their rows as they are now. */
export const keepDirected = (
  plan: ShotPlan,
  frames: readonly number[],
  rows: readonly string[],
): ShotPlan => ({
  ...plan,
  shots: plan.shots.map((shot) => {
    const video = rowText(rowNow(shot.row, plan.rows, rows), rows);
    return shot.directed && frames.includes(shot.frame ?? 0) && video !== undefined
      ? { ...shot, directed: { ...shot.directed, video } }
      : shot;
  }),
});
