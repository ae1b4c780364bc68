// What of a draft is kept: in the tab, and in a member's project.
import { z } from 'zod';
import { concept } from '../../concepts/concept.ts';
import { cutOf } from '../../cuts/kept-cut.ts';
import { longestNote } from '../../functions/direct-frame.ts';
import { matchedDirector } from '../../functions/match-directors.ts';
import { suggestion } from '../../functions/sharpen-details.ts';
import { storyboardFrame } from '../../storyboard/frame.ts';
import { shotChoices, shotPlan } from '../../storyboard/shot-plan.ts';
import { type Answers, emptyAnswers } from '../answers.ts';
import { emptyHistory, history } from '../history/history.ts';
import { basis } from '../kept-in-step/basis.ts';
import { creativeApproaches, platforms } from '../options.ts';
import { sharpenedFields, suggestionRules } from '../understood/sharpen.ts';
import { understoodParts } from '../understood/understood.ts';
import type { StepNumber } from './step-numbers.ts';

export const keptText = z.string().max(50_000);
export const keptFrames = z.array(storyboardFrame).max(4);
// Far more than anybody makes: a list without an end is read to its end, however long it is.
export const most = { sets: 200, concepts: 12, takes: 400, directors: 200 };
const index = z.number().int().min(0);

/** What it was written from, where that was taken down: later answers may be others. */
const writtenFrom = basis.optional().catch(undefined);

const lockedPlaces = z.array(z.number().int().min(0)).max(12).optional().catch(undefined);

/** How many of one frame are kept. */
export const mostVersions = 5;

const conceptSet = z.object({
  approach: z.enum(creativeApproaches),
  concepts: z.array(concept).min(1).max(most.concepts),
  from: writtenFrom,
  /** Places of concepts that stay when others are asked for. */
  locked: lockedPlaces,
});
export type ConceptSet = z.infer<typeof conceptSet>;

const frameNumber = z.number().int().min(1).max(4);
const undrawn = z.object({ frame: frameNumber, choices: shotChoices });
const note = z.object({ frame: frameNumber, note: z.string().max(longestNote) });

/**
 * One version of the script with the frames drawn from it, if they were, and the plan of its shots,
 * if there is one: a script changed by hand keeps the plan of the take it was changed from.
 */
const take = z.object({
  script: keptText.min(1),
  frames: keptFrames,
  // Without its plan a take is what it was before there were plans.
  shots: shotPlan.optional().catch(undefined),
  from: writtenFrom,
  /** The same of its frames. */
  drawnFrom: writtenFrom,
  /** The script as it came from its writer, where it was taken in part. */
  written: keptText.optional().catch(undefined),
  /** Lines that stay whatever is revised, as the plain text has them. */
  lockedLines: z.array(z.string().max(2_000)).max(120).optional().catch(undefined),
  /** Frames that stay when the board is drawn again, from 1. */
  lockedFrames: lockedPlaces,
  /** What a model drew of each frame, the oldest first, at the frame's place; the board shows one of them. */
  versions: z.array(z.array(storyboardFrame).max(mostVersions)).max(4).optional().catch(undefined),
  /** What was chosen for frames, from 1, and is not drawn: the line went, or the desk was left before. */
  undrawn: z.array(undrawn).max(4).optional().catch(undefined),
  /** What was typed at the desk for frames, from 1, and is not carried out. */
  deskNotes: z.array(note).max(4).optional().catch(undefined),
});
export type Take = z.infer<typeof take>;

const cut = cutOf(take);
export type KeptCut = z.infer<typeof cut>;

/** What step 3.5 suggests: by our own rules as the details stand, or as a model wrote it for them. */
const sharpened = z.discriminatedUnion('by', [
  z.object({ by: z.literal('rules') }),
  z.object({
    by: z.literal('model'),
    of: z.record(z.enum(sharpenedFields), keptText),
    suggestions: z.array(suggestion).max(suggestionRules.length),
  }),
]);

/** What was sent, where, and where a local installation's mailbox is. `key` says which content. */
const receipt = z.object({
  email: z.string(),
  submissionId: z.string(),
  mailbox: z.string().optional(),
  /** Recorded so that one can go on, and mailed to nobody. */
  unmailed: z.literal(true).optional(),
  frames: index,
  key: z.string().optional(),
});
export type Receipt = z.infer<typeof receipt>;

/** What only the wizard itself reads. */
export const wizardsOwn = z.object({
  conceptSets: z.array(conceptSet).max(most.sets),
  shownSet: index,
  /** The set that `answers.selectedConcept` points into. */
  chosenSet: index,
  /** What the brief was written from; null where nobody took that down. */
  briefFrom: basis.nullable().catch(null).default(null),
  /** The brief as it came from its writer, whatever was edited or left of it since; null where nobody took that down. */
  briefWritten: keptText.nullable().catch(null).default(null),
  /** Text being edited and not yet saved. */
  briefEdit: keptText.nullable(),
  takes: z.array(take).max(most.takes),
  /** Index of the take in use. */
  take: index,
  /** Cuts beside the primary, by platform. One whose platform is no longer chosen is kept, and not shown. */
  cuts: z.partialRecord(z.enum(platforms), cut).catch({}).default({}),
  scriptEdit: keptText.nullable(),
  /** Notes for a revision while its panel is open; null when it is closed. */
  revisionNotes: keptText.nullable(),
  /** The script has been typed out once. */
  typedOut: z.boolean(),
  /** The package goes without frames. */
  bypassed: z.boolean(),
  /** Suggestions of the sharpening step that were accepted or dismissed. */
  settled: z.array(z.enum(suggestionRules)).max(100),
  /** Null until suggestions were asked for, and again once a detail is typed anew. */
  sharpened: sharpened.nullable().catch(null).default(null),
  /** Parts put right at 3.5 that no longer fit the details, since these were last left. */
  unfit: z.array(z.enum(understoodParts)).max(100).catch([]).default([]),
  /** The run that found the package gone: what is sent since has another id than what was sent before. */
  lostPackage: z.string().max(80).nullable().catch(null).default(null),
  receipt: receipt.nullable(),
  /** The chosen director as ranked when chosen; `answers.selectedDirector` is the id. */
  director: matchedDirector.nullable().catch(null).default(null),
  /** Key of the production request the house has recorded. */
  recorded: z.string().nullable().catch(null).default(null),
  /** What was changed, and how to go back. */
  history: history.catch(emptyHistory).default(emptyHistory),
});

const unlessEndless = (value: unknown) =>
  typeof value === 'object' && Object.keys(value ?? {}).length > 100 ? null : value;

/** The project that a member's draft is saved as. */
export const projectLink = z.object({
  /** Made once: however often the draft is sent under it, it makes one project. */
  draftKey: z.string().max(80),
  /** The member whose it is. */
  owner: z.string().max(80),
  /** Null until the server has answered. */
  id: z.string().max(80).nullable(),
  /** ISO text as the server last told it; null until it has. */
  updatedAt: z.string().max(80).nullable(),
  /** The project's name while the wizard gives it; null once the member has named it. */
  name: z.string().max(400).nullable(),
  /** Key of the content that the server is known to have. */
  saved: z.string().max(80).nullable(),
  /** What each answer was when the server was last known to have it. */
  began: z.preprocess(unlessEndless, z.record(z.string(), z.string().max(80)).default({})),
  /** Runs whose answer never came: what they sent may stand there. */
  unanswered: z.array(z.string().max(80)).max(10),
  /** What an older project says in fields that are choices here; kept until one is made. */
  freeText: z.preprocess(unlessEndless, z.record(z.string(), z.string().max(200)).default({})),
});
export type ProjectLink = z.infer<typeof projectLink>;

export type SavedDraft = z.infer<typeof wizardsOwn> & {
  step: StepNumber;
  answers: Answers;
  creativeBrief: string;
  selectedDirectors: string[];
  /** Null until a member's draft is first saved. */
  project: ProjectLink | null;
};

export const emptySavedDraft: SavedDraft = {
  step: 1,
  answers: emptyAnswers,
  creativeBrief: '',
  selectedDirectors: [],
  project: null,
  conceptSets: [],
  shownSet: 0,
  chosenSet: 0,
  briefFrom: null,
  briefWritten: null,
  briefEdit: null,
  takes: [],
  take: 0,
  cuts: {},
  scriptEdit: null,
  revisionNotes: null,
  typedOut: false,
  bypassed: false,
  settled: [],
  sharpened: null,
  unfit: [],
  lostPackage: null,
  receipt: null,
  director: null,
  recorded: null,
  history: emptyHistory,
};

/** What stays of a draft once it is put away: all but what is of the moment. */
export const savedNames = Object.keys(emptySavedDraft) as (keyof SavedDraft)[];
