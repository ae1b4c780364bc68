import type { MappedBudget } from '../mapped-budget.ts';
import type { FindTerm } from './term.ts';

/**
 * +10 when the director starts at the budget or below, +3 when the budget is short of the price but
 * over half of it. The words follow from the mapped budget alone where the price is the house's
 * secret: if they told how it lies to the amount itself, asking with one amount after another would
 * tell it. Where the price is shown they agree with what is read beside them, and stand there without
 * points as well: silence about $60,000 would read like $9,000's.
 */
export const budgetFit: FindTerm = ({ candidate }, { budget }) => {
  const { startingPrice, isPriceShown } = candidate;
  if (startingPrice === null || budget === null) return null;
  const { dollars, full } = budget;
  const points = pointsOf(startingPrice, dollars);
  if (isPriceShown) return { points, reason: shownWords(startingPrice, budget) };
  return points > 0 ? { points, reason: secretWords(full && startingPrice <= dollars) } : null;
};

function pointsOf(startingPrice: number, dollars: number): number {
  if (startingPrice <= dollars) return 10;
  return dollars > startingPrice / 2 ? 3 : 0;
}

const secretWords = (isWithin: boolean) =>
  isWithin ? 'Starts within your budget' : 'Starts near your budget';

// What starts above an amount is not near it: `a little` is at most a quarter more. And what a bracket
// holds is not beside it.
function shownWords(startingPrice: number, { amount, upTo }: MappedBudget): string {
  if (startingPrice <= amount) return 'Starts within your budget';
  if (startingPrice <= upTo) return 'Starts within the range you chose';
  return startingPrice <= 1.25 * amount
    ? 'Starts a little above your budget'
    : 'Starts above your budget';
}
