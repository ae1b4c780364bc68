import { type FindTerm, findClue } from './term.ts';

const words = [
  'ads',
  'advert',
  'advertisement',
  'advertisements',
  'advertising',
  'adverts',
  'brand',
  'branded',
  'brands',
  'campaign',
  'campaigns',
  'commercial',
  'commercials',
  'infomercial',
  'infomercials',
  'marketing',
  'media planning',
];

/** +6, once, for commercial or marketing work. */
export const advertising: FindTerm = ({ bio, lists }) =>
  findClue([{ points: 6, reason: 'Knows advertising', words }], bio, lists);
