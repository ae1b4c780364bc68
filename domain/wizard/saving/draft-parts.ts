// What of a draft is changed as one: an answer, or what is written, which hangs together.
import type { Answers } from '../answers.ts';
import type { Draft } from '../draft/draft.ts';
import { fingerprint } from '../draft/fingerprint.ts';
import type { SavedDraft } from '../draft/saved-draft.ts';
import { type QuestionName, questionNames, questions } from '../questions.ts';
import { keyOf } from './content-key.ts';
import type { DraftPart } from './draft-part.ts';
import { besideFrames, frameParts, isSamePlan, noteParts } from './frame-parts.ts';

const answerPart = (question: QuestionName): DraftPart => ({
  name: question,
  label: questions[question].label,
  question,
  read: ({ answers }) => [answers[question]],
  put: (draft, { answers }) => withAnswers(draft, { [question]: answers[question] }),
});

type Group = {
  name: string;
  label: string;
  /** What makes it another one, and what goes along. */
  of: readonly (keyof SavedDraft)[];
  along?: readonly (keyof SavedDraft)[];
  answer?: 'selectedConcept' | 'selectedDirector';
};

const groupPart = ({ name, label, of, along = [], answer }: Group): DraftPart => ({
  name,
  label,
  read: (draft) => [...of.map((one) => draft[one]), answer ? draft.answers[answer] : null],
  put: (draft, from) => ({
    ...draft,
    ...Object.fromEntries([...of, ...along].map((one) => [one, from[one]])),
    answers: answer ? { ...draft.answers, [answer]: from.answers[answer] } : draft.answers,
  }),
});

const withAnswers = (draft: Draft, answers: Partial<Answers>): Draft => ({
  ...draft,
  answers: { ...draft.answers, ...answers },
});

export const writtenPart = groupPart({
  name: 'written',
  label: 'Concepts, brief, script and frames',
  of: ['conceptSets', 'chosenSet', 'creativeBrief', 'briefFrom', 'takes', 'cuts', 'bypassed'],
  along: ['shownSet', 'take', 'typedOut'],
  answer: 'selectedConcept',
});

/** Whether two have the same but for what is of single frames: each of these is then a part of its own. */
export function isSameFilm(one: SavedDraft, other: SavedDraft): boolean {
  const [here, there] = [one, other].map((draft) => {
    const takes = besideFrames(draft.takes);
    return writtenPart
      .read({ ...draft, takes: [] })
      .concat(takes)
      .map(keyOf)
      .join(' ');
  });
  return (
    here === there && one.takes.every(({ shots }, at) => isSamePlan(shots, other.takes[at]?.shots))
  );
}

const directorPart = groupPart({
  name: 'director',
  label: 'Director',
  of: ['director', 'selectedDirectors'],
  answer: 'selectedDirector',
});

export const sentPart = groupPart({
  name: 'sent',
  label: 'Package',
  of: ['lostPackage', 'receipt', 'recorded'],
});

/** Each answer that is heard by itself, with what goes along with it. */
export const answerParts = [
  ...questionNames.map((name) => ({ answer: name, put: answerPart(name).put })),
  { answer: 'selectedDirector' as const, put: directorPart.put },
];

/** All that is kept of a draft but where one is in it, what was changed, and the project it is saved as. */
export const draftParts: readonly DraftPart[] = [
  ...questionNames.map(answerPart),
  writtenPart,
  directorPart,
  groupPart({
    name: 'suggestions',
    label: 'Suggestions',
    of: ['settled'],
    along: ['sharpened', 'unfit'],
  }),
  sentPart,
  groupPart({ name: 'brief-edit', label: 'Brief being edited', of: ['briefEdit'] }),
  groupPart({ name: 'script-edit', label: 'Script being edited', of: ['scriptEdit'] }),
  groupPart({ name: 'notes', label: 'Notes for a revision', of: ['revisionNotes'] }),
];

/** What each part is, so that it can be told later whether it was changed. */
export type PartKeys = Readonly<Record<string, string>>;

export const partKeys = (draft: SavedDraft): PartKeys =>
  Object.fromEntries(
    [...draftParts, ...frameParts, ...noteParts].map(({ name, read }) => [
      name,
      fingerprint(read(draft).map(keyOf).join(' ')),
    ]),
  );
