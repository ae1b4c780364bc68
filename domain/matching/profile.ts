import type { Candidate } from './candidate.ts';
import { phrasesOf } from './words.ts';

/** A director whose texts were read: the words of each, and the pairs of words side by side. */
export type Profile = {
  candidate: Candidate;
  /** Of bio, specialties, skills and tools. Name and place are not what a director does. */
  texts: ReadonlySet<string>;
  bio: ReadonlySet<string>;
  /** Of specialties, skills and tools. */
  lists: ReadonlySet<string>;
};

/** Reads a director once, for any number of questions. Takes time in proportion to the texts. */
export function profileOf(candidate: Candidate): Profile {
  const bio = phrasesOf([candidate.bio]);
  const lists = phrasesOf([...candidate.specialties, ...candidate.skills, ...candidate.tools]);
  return { candidate, bio, lists, texts: new Set([...bio, ...lists]) };
}
