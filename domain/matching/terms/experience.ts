import { type FindTerm, findClue } from './term.ts';

const words = ['award', 'awards', 'awarded', 'years', 'veteran', 'veterans'];

/** +4 for an award, years or a veteran in the bio. */
export const experience: FindTerm = ({ bio }) =>
  findClue([{ points: 4, reason: 'Award-listed or long in the trade', words }], bio);
