// What is written for the visitor: concepts, brief, script, frames. Late answers change nothing.
import type { Concept } from '../../concepts/concept.ts';
import { sameJson } from '../../same-json.ts';
import { linesIn } from '../../script/keep-lines.ts';
import { isSameTake, withTakeNumber } from '../../script/take-number.ts';
import type { StoryboardFrame } from '../../storyboard/frame.ts';
import type { ShotPlan } from '../../storyboard/shot-plan.ts';
import type { Basis } from '../kept-in-step/basis.ts';
import { lockedFrames, locksIn } from '../kept-in-step/locks.ts';
import { basisFrom, basisNow } from '../kept-in-step/written.ts';
import { namesOf } from '../questions.ts';
import { briefRequest, conceptsRequest } from '../requests.ts';
import { currentScript, currentShots, type Draft } from './draft.ts';
import type { Take } from './saved-draft.ts';

export function startConcepts(draft: Draft, id: string): Draft {
  const { creativeApproach } = draft.answers;
  if ((draft.step !== 4 && draft.step !== 5) || creativeApproach === '') return draft;
  const from = draft.writing?.kind === 'concepts' ? draft.writing.from : draft.step;
  const basis = basisFrom('concepts', conceptsRequest(draft));
  return { ...draft, step: 5, writing: { id, kind: 'concepts', from, basis } };
}

export function receiveConcepts(draft: Draft, run: string, concepts: Concept[]): Draft {
  const { creativeApproach } = draft.answers;
  if (draft.writing?.id !== run || draft.writing.kind !== 'concepts') return draft;
  if (creativeApproach === '' || concepts.length === 0) return draft;
  const conceptSets = [
    ...draft.conceptSets,
    {
      approach: creativeApproach,
      concepts,
      from: draft.writing.basis,
      locked: locksIn(draft.conceptSets[draft.shownSet], concepts),
    },
  ];
  return { ...draft, writing: null, conceptSets, shownSet: conceptSets.length - 1 };
}

/** The choice counts only when its brief is there: until then the earlier one stands. */
export function startBrief(draft: Draft, id: string, index: number): Draft {
  if (draft.step !== 5 || draft.writing !== null) return draft;
  const set = draft.conceptSets[draft.shownSet];
  if (!set?.concepts[index]) return draft;
  const basis = basisFrom('brief', briefRequest(draft, set, index));
  return {
    ...draft,
    step: 6,
    writing: { id, kind: 'brief', from: 5, set: draft.shownSet, index, basis },
  };
}

export function receiveBrief(draft: Draft, run: string, creativeBrief: string): Draft {
  const { writing } = draft;
  if (writing?.id !== run || writing.kind !== 'brief' || creativeBrief.trim() === '') return draft;
  const creativeApproach = draft.conceptSets[writing.set]?.approach ?? '';
  return {
    ...draft,
    writing: null,
    creativeBrief,
    briefWritten: creativeBrief,
    briefFrom: writing.basis ?? null,
    briefEdit: null,
    chosenSet: writing.set,
    answers: { ...draft.answers, selectedConcept: String(writing.index), creativeApproach },
  };
}

export function startScript(draft: Draft, id: string): Draft {
  const { videoStyle, voiceOverOnly } = draft.answers;
  if (draft.step !== 7 || (videoStyle === '' && !voiceOverOnly)) return draft;
  return { ...draft, writing: { id, kind: 'script', from: 7, basis: basisNow(draft, 'script') } };
}

/** A choice needs no notes. */
export function startRevision(draft: Draft, id: string, isChosen: boolean): Draft {
  if (draft.step !== 8 || draft.scriptEdit !== null) return draft;
  if (!isChosen && !draft.revisionNotes?.trim()) return draft;
  const chosen = isChosen ? { isChosen } : {};
  return { ...draft, writing: { id, kind: 'revision', from: 8, ...chosen } };
}

type Written = {
  script: string;
  left?: string | undefined;
  shots?: ShotPlan | undefined;
  from?: Basis | undefined;
  /** As it came, where a part of it is taken. */
  written?: string | undefined;
};

/** A script that was `seen` while it was written is not typed out once more. */
export function receiveScript(draft: Draft, run: string, written: Written, seen = false): Draft {
  const { writing } = draft;
  const { script, shots, left = null } = written;
  if (writing?.id !== run || script.trim() === '') return draft;
  if (writing.kind === 'script') {
    const next = addTake(
      { ...draft, writing: null, step: 8, scriptEdit: null },
      { ...written, from: writing.basis },
    );
    return { ...next, typedOut: seen, bypassed: false };
  }
  if (writing.kind !== 'revision') return draft;
  // Notes that changed nothing stay, to be said better.
  if (currentScript(draft) === script) return { ...draft, writing: null };
  // A reviser without a plan of its own changed rows as a hand does.
  const revised = { script, shots: shots ?? currentShots(draft), from: scriptBasis(draft) };
  const later = writing.isChosen && draft.revisionNotes?.trim() ? draft.revisionNotes : left;
  return addTake({ ...draft, writing: null, revisionNotes: later, typedOut: true }, revised);
}

/** A script changed by hand keeps its plan: the plan itself tells which rows differ from it. */
export const saveScriptEdit = (draft: Draft, script: string): Draft =>
  addTake(
    { ...draft, scriptEdit: null },
    { script, shots: currentShots(draft), from: scriptBasis(draft) },
  );

// A script that is changed keeps in step with what the one before was written from.
const scriptBasis = ({ takes, take }: Draft): Basis | undefined => takes[take]?.from;

// Every changed script is a take of its own; a text that is the same as the one in use is not.
export function addTake(draft: Draft, { script: text, shots, from, written }: Written): Draft {
  const current = draft.takes[draft.take];
  const isOther = !current || !isSameTake(current.script, text);
  const script = isOther ? withTakeNumber(text, draft.takes.length + 1) : current.script;
  const lockedLines = linesIn(script, current?.lockedLines ?? []);
  const take: Take = {
    script,
    frames: [],
    ...(shots ? { shots } : {}),
    from,
    ...(written ? { written } : {}),
    ...(lockedLines.length > 0 ? { lockedLines } : {}),
    // What was typed at the desk and not carried out outlives the script it was typed for.
    ...(current?.deskNotes ? { deskNotes: current.deskNotes } : {}),
  };
  if (isOther) {
    const takes = [...draft.takes, take];
    return { ...draft, takes, take: takes.length - 1 };
  }
  if (!shots && sameJson(from, current.from)) return draft;
  const takes = draft.takes.map((one, at) =>
    at === draft.take ? { ...one, ...(shots ? { shots } : {}), from } : one,
  );
  return { ...draft, takes };
}

export function startBoard(draft: Draft, id: string, frames?: readonly number[]): Draft {
  const take = draft.takes[draft.take];
  if (take === undefined || (frames && take.frames.length === 0)) return draft;
  const basis = basisNow(draft, 'board');
  const drawing = { id, take: draft.take, basis, ...(frames ? { frames } : {}) };
  return { ...draft, drawing, bypassed: false };
}

export function receiveBoard(draft: Draft, run: string, frames: StoryboardFrame[]): Draft {
  const { drawing } = draft;
  if (drawing?.id !== run) return draft;
  const lockedNow = locksOfFrames(draft, frames);
  const takes = draft.takes.map((take, index) =>
    index === drawing.take
      ? { ...take, frames, drawnFrom: drawnFrom(take, drawing), lockedFrames: lockedNow }
      : take,
  );
  return { ...draft, drawing: null, takes };
}

// Drawn anew for the cast alone, they are as much in step with the rest as before.
function drawnFrom(
  { drawnFrom: before }: Take,
  { basis, frames }: NonNullable<Draft['drawing']>,
): Basis | undefined {
  if (!frames || !before) return frames ? undefined : basis;
  const { ...next } = before;
  for (const name of namesOf('person')) {
    delete next[name];
    const mark = basis[name];
    if (mark) next[name] = mark;
  }
  return next;
}

// Locked frames stay locked where they came back as they were.
function locksOfFrames(draft: Draft, frames: readonly StoryboardFrame[]): number[] | undefined {
  const same = lockedFrames(draft).filter(({ frame, drawn }) => sameJson(frames[frame - 1], drawn));
  return same.length > 0 ? same.map(({ frame }) => frame) : undefined;
}
