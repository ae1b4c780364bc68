import type { Concept } from '../concepts/concept.ts';
import type { SharedWork } from './shared-page.ts';

/** The path of the page that shows a finished package to whoever has none yet. */
export const samplePath = '/sample';

/** A whole package of an invented client, from what was typed to the film. */
export type SampleWork = SharedWork & {
  /** What the client typed, as question and answer. */
  typed: { question: string; answer: string }[];
  /** The three that were written; `chosen` is the place of the one that was taken further. */
  concepts: Concept[];
  chosen: number;
};
