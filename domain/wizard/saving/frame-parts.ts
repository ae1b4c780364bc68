// The frames of the takes, each as a part of its own: two who directed different frames changed different things.

import { perObject } from '../../per-object.ts';
import { sameJson } from '../../same-json.ts';
import { choicesOf, pinned, withShot } from '../../storyboard/direct-shot.ts';
import { framesPerBoard } from '../../storyboard/frame.ts';
import { boardShots, type ShotPlan } from '../../storyboard/shot-plan.ts';
import type { Draft } from '../draft/draft.ts';
import type { SavedDraft, Take } from '../draft/saved-draft.ts';
import type { DraftPart } from './draft-part.ts';

const numbers = Array.from({ length: framesPerBoard }, (_, at) => at + 1);

/** What a frame of the board, from 1, is called where tabs are compared. */
export const frameLabel = (frame: number): string => `Frame ${frame}`;

const withTakes = (
  draft: Draft,
  from: SavedDraft,
  put: (take: Take, from: Take) => Take,
): Draft => ({
  ...draft,
  takes: draft.takes.map((take, at) => {
    const other = from.takes[at];
    return other ? put(take, other) : take;
  }),
});

const of = <One extends { frame: number }>(list: readonly One[] | undefined, frame: number) =>
  list?.find((one) => one.frame === frame);

/** The picture, what is chosen for it, drawn or not, its versions and its lock. */
function framePart(frame: number): DraftPart {
  // A take is long and seldom another one: it is read once.
  const ofTake = perObject((take) => frameOf(take as Take, frame));
  return {
    name: `frame-${frame}`,
    label: frameLabel(frame),
    read: ({ takes }) => takes.map(ofTake),
    put: (draft, from) => withTakes(draft, from, (take, other) => withFrame(take, other, frame)),
  };
}

function frameOf({ frames, shots, versions, undrawn, lockedFrames }: Take, frame: number) {
  const shot = shots && boardShots(shots)[frame - 1];
  return {
    drawn: frames[frame - 1],
    // What nobody chose is the script's.
    chosen: shot?.directed && choicesOf(shot),
    directed: shot?.directed,
    versions: versions?.[frame - 1],
    undrawn: of(undrawn, frame)?.choices,
    isLocked: lockedFrames?.includes(frame) ?? false,
  };
}

function withFrame(take: Take, from: Take, frame: number): Take {
  const { shots, versions, undrawn, lockedFrames, ...rest } = take;
  const own = <One>(list: readonly One[] | undefined, other: readonly One[] | undefined) =>
    rest.frames.map((_, at) => (at === frame - 1 ? other?.[at] : list?.[at]));
  const plan = shots && from.shots ? withShot(shots, from.shots, frame) : (shots ?? from.shots);
  const left = [
    ...(undrawn ?? []).filter((one) => one.frame !== frame),
    ...(from.undrawn ?? []).filter((one) => one.frame === frame),
  ];
  const locked = [
    ...(lockedFrames ?? []).filter((one) => one !== frame),
    ...(from.lockedFrames?.includes(frame) ? [frame] : []),
  ].toSorted((a, b) => a - b);
  return {
    ...rest,
    frames: own(rest.frames, from.frames).flatMap((one) => one ?? []),
    ...(plan ? { shots: plan } : {}),
    ...(versions || from.versions
      ? { versions: own(versions, from.versions).map((one) => one ?? []) }
      : {}),
    ...(left.length > 0 ? { undrawn: left } : {}),
    ...(locked.length > 0 || lockedFrames ? { lockedFrames: locked } : {}),
  };
}

/** What is typed for it at the desk, in the take in use. */
const notePart = (frame: number): DraftPart => ({
  name: `note-${frame}`,
  label: `Note for frame ${frame}`,
  read: ({ takes }) => takes.map(({ deskNotes }) => of(deskNotes, frame)?.note ?? ''),
  put: (draft, from) =>
    withTakes(draft, from, ({ deskNotes, ...take }, other) => {
      const kept = [
        ...(deskNotes ?? []).filter((one) => one.frame !== frame),
        ...(other.deskNotes ?? []).filter((one) => one.frame === frame),
      ];
      return { ...take, ...(kept.length > 0 ? { deskNotes: kept } : {}) };
    }),
});

export const frameParts: readonly DraftPart[] = numbers.map(framePart);
export const noteParts: readonly DraftPart[] = numbers.map(notePart);

/** The takes without what is of one frame: where it is the same, the frames are of the same board. */
export const besideFrames = (takes: readonly Take[]): unknown[] =>
  takes.map(
    ({
      frames,
      shots: _,
      versions: __,
      undrawn: ___,
      deskNotes: ____,
      lockedFrames: _____,
      ...take
    }) => ({ ...take, frames: frames.length }),
  );

/**
 * Whether plans are of the same film: whoever draws a frame reads the rest of the plan anew, so that the same
 * rows, cut alike, are one film. A script without a plan gets one when its first frame is directed.
 */
export const isSamePlan = (one: ShotPlan | undefined, other: ShotPlan | undefined): boolean =>
  !one || !other || sameJson(cutsOf(one), cutsOf(other));

const cutsOf = (plan: ShotPlan) => [
  plan.rows,
  pinned(plan).shots.map(({ row, cut, frame }) => [row, cut, frame]),
];
