import { formatDollars } from '../../money.ts';
import type { Answers } from '../answers.ts';
import { labels } from '../options.ts';
import { brackets, specificAmount } from './production-budget.ts';

type Priced = { name: string; startingAt: number | null };
type Money = Pick<Answers, 'budget' | 'specificBudget'>;

/**
 * As in `Starts at $60,000, above your $8,000.`: the start of who was chosen is above all that was named; empty
 * where it is not, or where it is the house's secret, which asking with one amount after another would tell.
 */
export function aboveBudget({ startingAt }: Pick<Priced, 'startingAt'>, money: Money): string {
  const { budget } = money;
  if (startingAt === null || budget === '') return '';
  const amount = specificAmount(money);
  if (startingAt <= (amount ?? brackets[budget].to)) return '';
  const named = amount === null ? labels.budget[budget] : formatDollars(amount);
  return `Starts at ${formatDollars(startingAt)}, above your ${named}.`;
}

/** The same, and what becomes of it. */
export function aboveBudgetWords(director: Priced, money: Money): string {
  const above = aboveBudget(director, money);
  return above
    ? `${director.name} ${above.replace(/^S/, 's')} The producer settles with you whether they take the job for it, or who does.`
    : '';
}
