import type { Concept } from '../../concepts/concept.ts';
import type { MatchedDirector } from '../../functions/match-directors.ts';
import type { StoryboardFrame } from '../../storyboard/frame.ts';
import type { ShotPlan } from '../../storyboard/shot-plan.ts';
import { type Answers, emptyAnswers } from '../answers.ts';
import type { CreativeApproach } from '../options.ts';
import type { SharpenedField, Suggestion, SuggestionRule } from '../understood/sharpen.ts';
import type { UnderstoodPart } from '../understood/understood.ts';
import type { StepNumber } from './step-numbers.ts';

export type ConceptSet = { approach: CreativeApproach; concepts: Concept[] };
/**
 * One version of the script with the frames drawn from it, if they were, and the plan of its shots,
 * if there is one: a script changed by hand keeps the plan of the take it was changed from.
 */
export type Take = { script: string; frames: StoryboardFrame[]; shots?: ShotPlan | undefined };
/** What was sent, where, and where a local installation's mailbox is. `key` says which content. */
export type Receipt = {
  email: string;
  submissionId: string;
  mailbox?: string | undefined;
  frames: number;
  key?: string | undefined;
};

/**
 * Work under way. Its id comes with every answer; an answer whose id is not the current one is
 * late and dropped. `from` is the step to return to when it is cancelled.
 */
type Writing = { id: string; from: StepNumber } & (
  | { kind: 'concepts' }
  | { kind: 'brief'; set: number; index: number }
  | { kind: 'script' }
  /** By a choice: notes that were typed stay for later. */
  | { kind: 'revision'; isChosen?: true }
  | { kind: 'suggestions' }
);

/** What step 3.5 suggests: by our own rules as the details stand, or as a model wrote it for them. */
export type Sharpened =
  | { by: 'rules' }
  | { by: 'model'; of: Record<SharpenedField, string>; suggestions: Suggestion[] };

/** The project that a member's draft is saved as. */
export type ProjectLink = {
  /** Made once: however often the draft is sent under it, it makes one project. */
  draftKey: string;
  /** The member whose it is. */
  owner: string;
  /** Null until the server has answered. */
  id: string | null;
  /** ISO text as the server last told it; null until it has. */
  updatedAt: string | null;
  /** The project's name while the wizard gives it; null once the member has named it. */
  name: string | null;
  /** Key of the content that the server is known to have. */
  saved: string | null;
  /** Runs whose answer never came: what they sent may stand there. */
  unanswered: string[];
  /** What an older project says in fields that are choices here; kept until one is made. */
  freeText: Record<string, string>;
};

/** A project as it stands on the server. */
export type ServerSnapshot = {
  id: string;
  name: string;
  updatedAt: string;
  draft: Draft;
  /** The wizard's run that saved it last. */
  savedBy: string | null;
  /** Nothing but the wizard has written it since. */
  untouched: boolean;
};

/** Why a draft is not saved. */
export type SaveTrouble =
  | { kind: 'failed'; tries: number; retryAfterSeconds: number | null }
  /** The server does not take this content; `key` says which. */
  | { kind: 'refused'; key: string }
  | { kind: 'signed-out' }
  /** The project was deleted. */
  | { kind: 'gone' }
  /** It was changed elsewhere. */
  | { kind: 'conflict'; theirs: ServerSnapshot };

export type Draft = {
  step: StepNumber;
  answers: Answers;
  conceptSets: ConceptSet[];
  shownSet: number;
  /** The set that `answers.selectedConcept` points into. */
  chosenSet: number;
  creativeBrief: string;
  /** Text being edited and not yet saved. */
  briefEdit: string | null;
  takes: Take[];
  /** Index of the take in use. */
  take: number;
  scriptEdit: string | null;
  /** Notes for a revision while its panel is open; null when it is closed. */
  revisionNotes: string | null;
  /** The script has been typed out once. */
  typedOut: boolean;
  /** The package goes without frames. */
  bypassed: boolean;
  /** Suggestions of the sharpening step that were accepted or dismissed. */
  settled: SuggestionRule[];
  /** Null until suggestions were asked for, and again once a detail is typed anew. */
  sharpened: Sharpened | null;
  /** Parts put right at 3.5 that no longer fit the details, since these were last left. */
  unfit: UnderstoodPart[];
  selectedDirectors: string[];
  /** The chosen director as ranked when chosen; `answers.selectedDirector` is the id. */
  director: MatchedDirector | null;
  /** The ranked answer; `key` says what it was ranked against. Not kept: step 12 ranks afresh. */
  matches: { key: string; directors: MatchedDirector[] } | null;
  /** One id for one package content, so that pressing twice sends once. */
  submission: { id: string; key: string } | null;
  receipt: Receipt | null;
  /** Key of the production request the house has recorded. */
  recorded: string | null;
  writing: Writing | null;
  drawing: { id: string; take: number } | null;
  /** One frame is being drawn anew. */
  directing: { id: string; take: number } | null;
  sending: { id: string } | null;
  /** Step 12 begins with an analysis, each time it is entered. */
  analyzing: boolean;
  matching: { id: string; key: string } | null;
  /** The last ranking gave nothing; how long to wait, if that is why. */
  matchingFailed: { retryAfterSeconds: number | null } | null;
  requesting: { id: string; key: string } | null;
  /** Messages from the server for single fields. */
  fieldErrors: Record<string, string>;
  /** Null until a member's draft is first saved. */
  project: ProjectLink | null;
  saving: { id: string; key: string } | null;
  saveTrouble: SaveTrouble | null;
};

export const emptyDraft: Draft = {
  step: 1,
  answers: emptyAnswers,
  conceptSets: [],
  shownSet: 0,
  chosenSet: 0,
  creativeBrief: '',
  briefEdit: null,
  takes: [],
  take: 0,
  scriptEdit: null,
  revisionNotes: null,
  typedOut: false,
  bypassed: false,
  settled: [],
  sharpened: null,
  unfit: [],
  selectedDirectors: [],
  director: null,
  matches: null,
  submission: null,
  receipt: null,
  recorded: null,
  writing: null,
  drawing: null,
  directing: null,
  sending: null,
  analyzing: false,
  matching: null,
  matchingFailed: null,
  requesting: null,
  fieldErrors: {},
  project: null,
  saving: null,
  saveTrouble: null,
};

/** The concept the brief was, or is being, written from. */
export function chosenConcept(draft: Draft): Concept | undefined {
  if (draft.writing?.kind === 'brief') {
    return draft.conceptSets[draft.writing.set]?.concepts[draft.writing.index];
  }
  if (draft.answers.selectedConcept === '') return undefined;
  return draft.conceptSets[draft.chosenSet]?.concepts[Number(draft.answers.selectedConcept)];
}

/** The script of the take in use, or an empty string. */
export function currentScript(draft: Draft): string {
  return draft.takes[draft.take]?.script ?? '';
}

/** The plan of the shots of the take in use, or undefined. */
export function currentShots(draft: Draft): ShotPlan | undefined {
  return draft.takes[draft.take]?.shots;
}

/**
 * The frames to show: those of the take in use, else those of the nearest earlier take that has
 * some. `take` is the index they were drawn from; null when there are none.
 */
export function shownBoard(draft: Draft): { take: number; frames: StoryboardFrame[] } | null {
  for (let take = draft.take; take >= 0; take--) {
    const frames = draft.takes[take]?.frames ?? [];
    if (frames.length > 0) return { take, frames };
  }
  return null;
}

/** The frames that go into the package: those shown, unless the storyboard was bypassed. */
export function packageFrames(draft: Draft): StoryboardFrame[] {
  return draft.bypassed ? [] : (shownBoard(draft)?.frames ?? []);
}

/** The director who was chosen, or null. */
export function chosenDirector({ director, answers }: Draft): MatchedDirector | null {
  return director !== null && director.id === answers.selectedDirector ? director : null;
}
