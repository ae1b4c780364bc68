import { type Clue, type FindTerm, findClue } from './term.ts';

const points = 6;
const clues: readonly Clue[] = [
  {
    points,
    reason: 'Makes commercials',
    words: ['commercial', 'commercials', 'infomercial', 'infomercials'],
  },
  { points, reason: 'Has made whole campaigns', words: ['campaign', 'campaigns'] },
  { points, reason: 'Comes from marketing', words: ['marketing', 'media planning'] },
  {
    points,
    reason: 'Works for brands',
    words: [
      'ads',
      'advert',
      'advertisement',
      'advertisements',
      'advertising',
      'adverts',
      'brand',
      'branded',
      'brands',
    ],
  },
];

/** +6, once, for commercial or marketing work. */
export const advertising: FindTerm = ({ bio, lists }) => findClue(clues, bio, lists);
