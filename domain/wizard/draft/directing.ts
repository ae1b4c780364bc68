// A frame that a person directs: what is drawn of it takes its place on the board, and nothing else changes.

import { sameJson } from '../../same-json.ts';
import { parseAvScript } from '../../script/av-script.ts';
import { withFrames } from '../../storyboard/choose-frames.ts';
import { asWritten, choicesOf, directedFrames, withShot } from '../../storyboard/direct-shot.ts';
import { framesPerBoard, type StoryboardFrame } from '../../storyboard/frame.ts';
import {
  keepDirected,
  type Outdated,
  outdatedFrames,
  plannedRows,
} from '../../storyboard/keep-directions.ts';
import {
  boardShots,
  type Shot,
  type ShotChoices,
  type ShotPlan,
} from '../../storyboard/shot-plan.ts';
import { lockedFrames } from '../kept-in-step/locks.ts';
import { currentShots, type Draft } from './draft.ts';
import { mostVersions, type Take } from './saved-draft.ts';

/** One frame as it was drawn, its number from 1, and the plan that says so. */
export type Directed = {
  frame: number;
  drawn: StoryboardFrame;
  shots: ShotPlan;
  /** A model drew it: it is kept beside what it takes the place of. */
  isVersion?: true;
};

/** The frames of the take in use; none where an earlier take's are shown. */
export const currentBoard = ({ takes, take }: Draft): readonly StoryboardFrame[] =>
  takes[take]?.frames ?? [];

/** The frames of the take in use can be directed: they are drawn, and nothing else is being made. */
export const canDirect = (draft: Draft): boolean =>
  draft.step === 8 &&
  draft.writing === null &&
  draft.drawing === null &&
  draft.refresh?.of !== 'board' &&
  draft.scriptEdit === null &&
  currentBoard(draft).length > 0;

/** What is wanted of a frame stays with the take until it is drawn, whatever becomes of the drawing. */
export function startDirecting(draft: Draft, id: string, wanted?: Wanted): Draft {
  if (!canDirect(draft)) return draft;
  const directing = { id, take: draft.take, from: currentShots(draft) };
  const next = { ...draft, directing };
  return wanted ? keepChoices(next, wanted) : next;
}

/** Keeps what is wanted of a frame in the take in use until it is drawn. */
export const keepChoices = (draft: Draft, wanted: Wanted): Draft =>
  changed(draft, draft.take, (take) => ({
    ...take,
    undrawn: [...(leftUndrawn(take.undrawn, wanted.frame).undrawn ?? []), wanted],
  }));

type Wanted = NonNullable<Take['undrawn']>[number];

/** What a frame of the take in use, from 1, shows by its plan; null where there is none. */
export function choicesNow(draft: Draft, frame: number): ShotChoices | null {
  const plan = currentShots(draft);
  const shot = plan && boardShots(plan)[frame - 1];
  return shot ? choicesOf(shot) : null;
}

/** What was chosen in the take in use and is not drawn yet. */
export const undrawnChoices = ({ takes, take }: Draft): readonly Wanted[] =>
  takes[take]?.undrawn ?? [];

/** What was typed at the desk for frames of the take in use, from 1, and is not carried out. */
export const deskNotes = ({ takes, take }: Draft): NonNullable<Take['deskNotes']> =>
  takes[take]?.deskNotes ?? [];

/** Keeps what is typed for a frame, from 1; an empty note is none. */
export const keepNote = (draft: Draft, frame: number, note: string): Draft =>
  changed(draft, draft.take, ({ deskNotes = [], ...take }) => {
    const others = deskNotes.filter((one) => one.frame !== frame);
    const kept = note === '' ? others : [...others, { frame, note }];
    return { ...take, ...(kept.length > 0 ? { deskNotes: kept } : {}) };
  });

export const receiveDirected = (draft: Draft, run: string, directed: Directed): Draft =>
  draft.directing?.id === run
    ? {
        ...withDirected(draft, draft.directing.take, directed, draft.directing.from),
        directing: null,
      }
    : draft;

/** Shows what was drawn before: a step back, or on again. */
export const showDirected = (draft: Draft, directed: Directed): Draft =>
  canDirect(draft)
    ? { ...withDirected(draft, draft.take, directed, directed.shots), directing: null }
    : draft;

const withDirected = (draft: Draft, at: number, directed: Directed, from?: ShotPlan): Draft =>
  changed(draft, at, ({ undrawn, ...take }) => ({
    ...take,
    ...leftUndrawn(undrawn, directed.frame),
    shots: besideOthers(directed, take.shots, from),
    frames: take.frames.map((one, index) => (index === directed.frame - 1 ? directed.drawn : one)),
    ...(directed.isVersion ? { versions: versionsWith(take, directed) } : {}),
  }));

// Another tab may have directed the other frames since the plan went out: they are as they are now.
function besideOthers({ frame, shots }: Directed, now?: ShotPlan, from?: ShotPlan): ShotPlan {
  if (!now || now === from) return shots;
  const [here, before] = [boardShots(now), boardShots(from ?? shots)];
  return here
    .flatMap((_, at) => (at + 1 === frame || isSameShot(here[at], before[at]) ? [] : [at + 1]))
    .reduce((plan, other) => withShot(plan, now, other), shots);
}

const isSameShot = (one: Shot | undefined, other: Shot | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    sameJson([choicesOf(one), one.directed], [choicesOf(other), other.directed]));

function leftUndrawn(undrawn: Take['undrawn'], drawn: number): Pick<Take, 'undrawn'> {
  const left = undrawn?.filter(({ frame }) => frame !== drawn) ?? [];
  return left.length > 0 ? { undrawn: left } : {};
}

// The last few of the frame, with what stood there before.
function versionsWith({ frames, versions = [] }: Take, { frame, drawn }: Directed): Versions {
  const place = frame - 1;
  const before = frames[place];
  const known = versions[place] ?? [];
  const kept = [...known, ...(before ? [before] : []), drawn];
  const own = kept.filter(
    (one, at) => kept.findLastIndex((other) => other.imageUrl === one.imageUrl) === at,
  );
  return frames.map((_, at) => (at === place ? own.slice(-mostVersions) : (versions[at] ?? [])));
}

type Versions = NonNullable<Take['versions']>;

/** What a model drew of a frame of the take in use, from 1, the oldest first; empty where there is no choice. */
export const versionsOf = ({ takes, take }: Draft, frame: number): readonly StoryboardFrame[] =>
  takes[take]?.versions?.[frame - 1] ?? [];

/**
 * Settles what becomes of directed frames, from 1, whose rows say something else now: they are kept as
 * they are, or their rows are read again.
 */
export function settleDirections(draft: Draft, frames: readonly number[], keep: boolean): Draft {
  return changed(draft, draft.take, (take) => {
    if (!take.shots) return take;
    const rows = plannedRows(parseAvScript(take.script), take.script);
    const shots = keep ? keepDirected(take.shots, frames, rows) : asWritten(take.shots, frames);
    return { ...take, shots };
  });
}

/** The plan of the take in use, where it has more shots than the board shows and its rows are as planned. */
export function choosableShots(draft: Draft): ShotPlan | null {
  const take = draft.takes[draft.take];
  if (!take?.shots || take.shots.shots.length <= framesPerBoard) return null;
  const rows = plannedRows(parseAvScript(take.script), take.script);
  return sameJson(take.shots.rows, rows) ? take.shots : null;
}

/** Has the board show these shots of the plan, by their places in it from 0. */
export function chooseFrames(draft: Draft, chosen: readonly number[]): Draft {
  const plan = canDirect(draft) ? choosableShots(draft) : null;
  const shots = plan && withFrames(plan, chosen);
  return shots ? changed(draft, draft.take, (take) => ({ ...take, shots })) : draft;
}

/**
 * Directed frames whose rows say something else now, or are gone: before the board is drawn again. One
 * that is locked stays as it is while its row is there, so that nothing is asked of it.
 */
export function outdatedDirections(draft: Draft): Outdated | null {
  const take = draft.takes[draft.take];
  if (!take?.shots) return null;
  const rows = plannedRows(parseAvScript(take.script), take.script);
  const found = outdatedFrames(take.shots, rows);
  const locked = lockedFrames(draft).map(({ frame }) => frame);
  const outdated = { ...found, changed: found.changed.filter((one) => !locked.includes(one)) };
  return outdated.changed.length + outdated.gone.length > 0 ? outdated : null;
}

/** Frames that were directed before and are not in the take that is in use now: their rows are gone. */
export function lostDirections(before: Draft, now: Draft): number[] {
  const [was, is] = [currentShots(before), currentShots(now)];
  const left = is ? directedFrames(is) : [];
  return was ? directedFrames(was).filter((frame) => !left.includes(frame)) : [];
}

const changed = (draft: Draft, at: number, change: (take: Take) => Take): Draft => ({
  ...draft,
  takes: draft.takes.map((take, index) => (index === at ? change(take) : take)),
});
