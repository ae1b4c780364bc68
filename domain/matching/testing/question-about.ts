import { matchDirectorsRequest } from '../../functions/match-directors.ts';
import type { Candidate } from '../candidate.ts';
import { type Question, questionOf } from '../question.ts';

/** A request that earns nobody a point, with what a test changes. */
export const questionAbout = (changes: Record<string, unknown> = {}): Question =>
  questionOf(
    matchDirectorsRequest.parse({
      productName: 'Crumb',
      description: 'x',
      platform: ['tiktok'],
      creativeApproach: 'bold',
      budget: 'under-25k',
      ...changes,
    }),
  );

/** A director nothing is known of, with what a test changes. */
export const candidateWith = (changes: Partial<Candidate> = {}): Candidate => ({
  id: 'nobody',
  name: 'No Body',
  location: '',
  bio: '',
  specialties: [],
  skills: [],
  tools: [],
  startingPrice: null,
  isPriceShown: false,
  rating: null,
  reviews: 0,
  ...changes,
});
