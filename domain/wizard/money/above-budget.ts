import { formatDollars } from '../../money.ts';
import type { Answers } from '../answers.ts';
import { labels } from '../options.ts';
import { brackets, specificAmount } from './production-budget.ts';

type Priced = { name: string; startingAt: number | null };
type Money = Pick<Answers, 'budget' | 'specificBudget'>;

/** What is paid, and stands. */
type Paid = { cents: number; is_deposit: boolean };

/**
 * As in `Starts at $60,000, above your $8,000.`: the start of who was chosen is above all that was named; empty
 * where it is not, or where it is the house's secret, which asking with one amount after another would tell.
 * Where a price is paid it counts, and no amount that is named since; after a deposit no amount does.
 */
export function aboveBudget(
  { startingAt }: Pick<Priced, 'startingAt'>,
  money: Money,
  paid: Paid | null = null,
): string {
  const { budget } = money;
  if (startingAt === null || budget === '') return '';
  const named = specificAmount(money);
  if (paid?.is_deposit && named !== null) return '';
  const amount = paid && !paid.is_deposit ? paid.cents / 100 : named;
  if (startingAt <= (amount ?? brackets[budget].to)) return '';
  const said = amount === null ? labels.budget[budget] : formatDollars(amount);
  return `Starts at ${formatDollars(startingAt)}, above your ${said}.`;
}

/** The same, and what becomes of it. */
export function aboveBudgetWords(director: Priced, money: Money, paid: Paid | null = null): string {
  const above = aboveBudget(director, money, paid);
  return above
    ? `${director.name} ${above.replace(/^S/, 's')} The producer settles with you whether they take the job for it, or who does.`
    : '';
}
