import type { Concept } from '../../concepts/concept.ts';
import type { MatchedDirector } from '../../functions/match-directors.ts';
import type { StoryboardFrame } from '../../storyboard/frame.ts';
import type { ShotPlan } from '../../storyboard/shot-plan.ts';
import { emptyMoment, type Moment } from './moment.ts';
import { emptySavedDraft, type SavedDraft, savedNames } from './saved-draft.ts';

/** Everything that was typed, chosen and written, and what is under way. */
export type Draft = SavedDraft & Moment;

/** A draft that is opened: nothing is under way in it. */
export const openDraft = (saved: SavedDraft): Draft => ({
  ...saved,
  ...emptyMoment,
  analyzing: saved.step === 12,
});

export const emptyDraft: Draft = openDraft(emptySavedDraft);

/** What is kept of a draft. Work under way is left out: its answers would come to nobody. */
export function savedPart(draft: Draft): SavedDraft {
  const step = draft.writing?.from ?? draft.step;
  const parts = savedNames.map((name) => [name, draft[name]]);
  return { ...(Object.fromEntries(parts) as SavedDraft), step };
}

/** The concept the brief was, or is being, written from. */
export function chosenConcept(draft: SavedDraft & Partial<Moment>): Concept | undefined {
  if (draft.writing?.kind === 'brief') {
    return draft.conceptSets[draft.writing.set]?.concepts[draft.writing.index];
  }
  if (draft.answers.selectedConcept === '') return undefined;
  return draft.conceptSets[draft.chosenSet]?.concepts[Number(draft.answers.selectedConcept)];
}

/** The script of the take in use, or an empty string. */
export function currentScript(draft: SavedDraft): string {
  return draft.takes[draft.take]?.script ?? '';
}

/** The plan of the shots of the take in use, or undefined. */
export function currentShots(draft: SavedDraft): ShotPlan | undefined {
  return draft.takes[draft.take]?.shots;
}

/**
 * The frames to show: those of the take in use, else those of the nearest earlier take that has
 * some. `take` is the index they were drawn from; null when there are none.
 */
export function shownBoard(draft: SavedDraft): { take: number; frames: StoryboardFrame[] } | null {
  for (let take = draft.take; take >= 0; take--) {
    const frames = draft.takes[take]?.frames ?? [];
    if (frames.length > 0) return { take, frames };
  }
  return null;
}

/** The frames that go into the package: those shown, unless the storyboard was bypassed. */
export function packageFrames(draft: SavedDraft): StoryboardFrame[] {
  return draft.bypassed ? [] : (shownBoard(draft)?.frames ?? []);
}

/** The director who was chosen, or null. */
export function chosenDirector({ director, answers }: SavedDraft): MatchedDirector | null {
  return director !== null && director.id === answers.selectedDirector ? director : null;
}
