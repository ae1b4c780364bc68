import type { Idea } from './kit.ts';
import { ofActs } from './of-acts.ts';
import { ofMarks } from './of-marks.ts';
import { ofPeople } from './of-people.ts';
import { ofPlaces } from './of-places.ts';
import { ofTroubles } from './of-troubles.ts';

/** The devices of the house: each needs certain parts of what was said, and is offered only with them. */
export const allIdeas: readonly Idea[] = [
  ...ofTroubles,
  ...ofActs,
  ...ofMarks,
  ...ofPeople,
  ...ofPlaces,
];
