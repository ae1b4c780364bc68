import type { Profile } from './profile.ts';
import type { Question } from './question.ts';
import { advertising } from './terms/advertising.ts';
import { approachFit } from './terms/approach-fit.ts';
import { budgetFit } from './terms/budget-fit.ts';
import { budgetScale } from './terms/budget-scale.ts';
import { experience } from './terms/experience.ts';
import { platformFit } from './terms/platform-fit.ts';
import { sharedWords } from './terms/shared-words.ts';
import { technology } from './terms/technology.ts';
import type { FindTerm, Term } from './terms/term.ts';
import { usCoast } from './terms/us-coast.ts';

// In the order in which equally weighty reasons are read. What they cost is read before all of them.
const finders: readonly FindTerm[] = [
  budgetScale,
  sharedWords,
  platformFit,
  approachFit,
  technology,
  advertising,
  experience,
  usCoast,
];

/** `score` is the sum of the terms: what is said of the budget, then the weightiest first. */
export type Score = { score: number; terms: Term[] };

/** How well a director fits what is asked (MATCH-02, MATCH-03). */
export function scoreOf(profile: Profile, question: Question): Score {
  const fit = finders
    .map((find) => find(profile, question))
    .filter((term) => term !== null)
    .sort((a, b) => b.points - a.points);
  const cost = budgetFit(profile, question);
  const terms = cost ? [cost, ...fit] : fit;
  return { score: terms.reduce((sum, { points }) => sum + points, 0), terms };
}
