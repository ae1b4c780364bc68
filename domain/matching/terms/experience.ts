import { type FindTerm, findClue } from './term.ts';

const clues = [
  { points: 4, reason: 'Named for awards', words: ['award', 'awards', 'awarded'] },
  { points: 4, reason: 'Long in the trade', words: ['years', 'veteran', 'veterans'] },
];

/** +4 for an award, years or a veteran in the bio. */
export const experience: FindTerm = ({ bio }) => findClue(clues, bio);
