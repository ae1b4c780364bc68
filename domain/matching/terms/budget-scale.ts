import type { FindTerm } from './term.ts';

/** +5 for whom the budget is enough, and no more than twice what they start at. */
export const budgetScale: FindTerm = ({ candidate: { startingPrice } }, { budget }) => {
  if (startingPrice === null || budget === null) return null;
  const fits = startingPrice <= budget.dollars && budget.dollars <= 2 * startingPrice;
  return fits ? { points: 5, reason: 'Takes on projects of your size' } : null;
};
