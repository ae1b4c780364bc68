// What stays as it is when it is written or drawn again: a concept of the set that is shown, a line of
// the script, a frame of the board, somebody of the cast.
import type { PersonId } from '../../cast/cast-sheet.ts';
import { isPersonLocked, toggledPerson } from '../../cast/change-cast.ts';
import type { Look } from '../../cast/look.ts';
import type { Concept } from '../../concepts/concept.ts';
import { linesIn } from '../../script/keep-lines.ts';
import { framesPerBoard, type StoryboardFrame } from '../../storyboard/frame.ts';
import { type Draft, shownBoard } from '../draft/draft.ts';
import type { ConceptSet, Take } from '../draft/saved-draft.ts';

/** `concept` by its place from 0, `line` as the plain text has it, `frame` from 1, `cast` as they are drawn. */
export type Lock =
  | { of: 'concept'; index: number }
  | { of: 'line'; line: string }
  | { of: 'frame'; frame: number }
  | { of: 'cast'; id: PersonId; look: Look; words: string };

/** A frame that stays, with its number from 1. */
export type LockedFrame = { frame: number; drawn: StoryboardFrame };

const mostLines = 120;

export const isLocked = (draft: Draft, lock: Lock): boolean => {
  switch (lock.of) {
    case 'concept':
      return draft.conceptSets[draft.shownSet]?.locked?.includes(lock.index) ?? false;
    case 'line':
      return draft.takes[draft.take]?.lockedLines?.includes(lock.line) ?? false;
    case 'frame':
      return lockedFrames(draft).some(({ frame }) => frame === lock.frame);
    case 'cast':
      return isPersonLocked(draft.answers.cast, lock.id);
  }
};

/** Locks it, or lets it go; what is not there is not locked. */
export function toggleLock(draft: Draft, lock: Lock): Draft {
  switch (lock.of) {
    case 'concept': {
      if (!draft.conceptSets[draft.shownSet]?.concepts[lock.index]) return draft;
      const conceptSets = draft.conceptSets.map((set, at) =>
        at === draft.shownSet ? { ...set, locked: toggled(set.locked, lock.index) } : set,
      );
      return { ...draft, conceptSets };
    }
    case 'line': {
      const { script = '', lockedLines } = draft.takes[draft.take] ?? {};
      if (linesIn(script, [lock.line]).length === 0) return draft;
      const next = toggled(lockedLines, lock.line).slice(-mostLines);
      return inTake(draft, draft.take, (take) => ({ ...take, lockedLines: next }));
    }
    case 'frame': {
      const board = shownBoard(draft);
      if (!board?.frames[lock.frame - 1]) return draft;
      return inTake(draft, board.take, (take) => ({
        ...take,
        lockedFrames: toggled(take.lockedFrames, lock.frame),
      }));
    }
    case 'cast': {
      const cast = toggledPerson(draft.answers.cast, lock.id, lock);
      return { ...draft, answers: { ...draft.answers, cast } };
    }
  }
}

const toggled = <One>(all: readonly One[] = [], one: One): One[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

const inTake = (draft: Draft, at: number, change: (take: Take) => Take): Draft => ({
  ...draft,
  takes: draft.takes.map((take, index) => (index === at ? change(take) : take)),
});

/** The concepts of a set that stay, at their places; undefined where none does. */
export function lockedConcepts(set: ConceptSet | undefined): (Concept | null)[] | undefined {
  if (!set?.locked?.length) return undefined;
  return set.concepts.slice(0, 3).map((one, at) => (set.locked?.includes(at) ? one : null));
}

/** The locks of a set as the set that comes after it has them: those of its concepts that are in it. */
export const locksIn = (before: ConceptSet | undefined, concepts: readonly Concept[]) =>
  before?.locked?.filter((at) => concepts[at]?.title === before.concepts[at]?.title);

/** The frames that are shown and stay. */
export function lockedFrames(draft: Draft): LockedFrame[] {
  const board = shownBoard(draft);
  const locked = board ? (draft.takes[board.take]?.lockedFrames ?? []) : [];
  return locked
    .filter((frame) => frame >= 1 && frame <= framesPerBoard)
    .flatMap((frame) => {
      const drawn = board?.frames[frame - 1];
      return drawn ? [{ frame, drawn }] : [];
    });
}
