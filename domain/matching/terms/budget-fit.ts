import type { FindTerm } from './term.ts';

/**
 * +10 when the director starts at the budget or below, +3 when the budget is short of the price but
 * over half of it. The words follow from the mapped budget alone: if they told how the price lies
 * to the amount itself, asking with one amount after another would tell the price.
 */
export const budgetFit: FindTerm = ({ candidate: { startingPrice } }, { budget }) => {
  if (startingPrice === null || budget === null) return null;
  const { dollars, full } = budget;
  const near = 'Starts near your budget';
  if (startingPrice <= dollars) {
    return { points: 10, reason: full ? 'Starts within your budget' : near };
  }
  return dollars > startingPrice / 2 ? { points: 3, reason: near } : null;
};
