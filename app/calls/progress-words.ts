// What a screen says of work under way and of who did it in the end.
import type { AnswerSource } from '#domain/functions/answer-source.ts';
import type { Setback } from '#domain/functions/setback.ts';
import { framesPerBoard } from '#domain/storyboard/frame.ts';
import { countStreamed, type Streamed } from './stream-buffer.ts';

export type Work = 'concepts' | 'brief' | 'script' | 'board' | 'suggestions';

const conceptsPerSet = 3;

const words: Record<Work, { asking: string; checking: string; correcting: string }> = {
  concepts: {
    asking: 'Asking the writer',
    checking: 'Checking the concepts',
    correcting: 'Correcting the concepts',
  },
  brief: {
    asking: 'Asking the writer',
    checking: 'Checking the brief',
    correcting: 'Correcting the brief',
  },
  script: {
    asking: 'Asking the writer',
    checking: 'Checking the seconds',
    correcting: 'Correcting the seconds',
  },
  board: {
    asking: 'Asking the illustrator',
    checking: 'Checking the frames',
    correcting: 'Drawing a frame again',
  },
  suggestions: {
    asking: 'Reading your details',
    checking: 'Checking the suggestions',
    correcting: 'Correcting the suggestions',
  },
};

/** One line for where the work stands, for a screen and a screen reader; empty before it is known. */
export function progressWords(work: Work, { stage, ...arrived }: Streamed): string {
  const done = doneWords(work, arrived);
  if (stage === 'falling-back') {
    return done || `AD BUILDER’s own ${work === 'board' ? 'illustrator' : 'writer'} takes over`;
  }
  if (stage === 'checking' || stage === 'correcting') return words[work][stage];
  return done || (stage === null ? '' : words[work][stage]);
}

function doneWords(work: Work, { concepts, frames, text }: Omit<Streamed, 'stage'>): string {
  const [written, drawn] = [countStreamed(concepts), countStreamed(frames)];
  if (work === 'concepts' && written > 0) return `${written} of ${conceptsPerSet} concepts written`;
  if (work === 'board' && drawn > 0) return `${drawn} of ${framesPerBoard} frames drawn`;
  return text === '' ? '' : `Writing the ${work}`;
}

const causes: Record<Setback, string> = {
  unavailable: 'The model did not answer',
  timeout: 'The model did not answer in time',
  busy: 'The model is busy just now',
  spent: 'Today’s budget for the model is used up',
  unusable: 'The model sent something that could not be used',
};
const own: Record<Work, string> = {
  concepts: 'AD BUILDER’s own writer wrote these',
  brief: 'AD BUILDER’s own writer wrote this brief',
  script: 'AD BUILDER’s own writer wrote this script',
  board: 'AD BUILDER’s own illustrator drew these frames',
  suggestions: 'these are AD BUILDER’s own suggestions',
};

type Made = {
  source: AnswerSource;
  setback?: Setback | undefined;
  standIns?: number | undefined;
  cut?: readonly string[] | undefined;
};

/** Who did the work in the model's place, and why; null where there is nothing to tell. */
export function setbackWords(work: Work, { setback, standIns = 0, cut = [] }: Made): string | null {
  if (setback) return `${causes[setback]}, so ${own[work]}.`;
  if (cut.length > 0) return cutWords(cut);
  if (standIns === 0) return null;
  const were = standIns === 1 ? 'was' : 'were';
  return `${standIns} of the ${framesPerBoard} frames ${were} drawn by our own illustrator, where no picture came from the model.`;
}

// What a model wrote and nobody gets to see is told, so that nothing is missed in silence.
const cutWords = (cut: readonly string[]): string =>
  `Left out of the model’s script, for want of seconds or because nothing you wrote says so: ${cut.map((one) => `“${one}”`).join(', ')}.`;

/** `setbackWords` for a call that gave no answer. */
export const noAnswerWords = (work: Work): string => `No answer came, so ${own[work]}.`;
