import type { Candidate } from './candidate.ts';
import { phrasesOf } from './words.ts';

/**
 * A director whose texts were read: the words of each, and the pairs of words side by side. Name
 * and place are not among them: they are not what a director does.
 */
export type Profile = {
  candidate: Candidate;
  bio: ReadonlySet<string>;
  /** Of specialties, skills and tools. */
  lists: ReadonlySet<string>;
};

/** Reads a director once, for any number of questions. Takes time in proportion to the texts. */
export const profileOf = (candidate: Candidate): Profile => ({
  candidate,
  bio: phrasesOf([candidate.bio]),
  lists: phrasesOf([...candidate.specialties, ...candidate.skills, ...candidate.tools]),
});
