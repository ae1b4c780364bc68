import type { MatchDirectorsRequest } from '../functions/match-directors.ts';
import { brackets as ranges, specificAmount } from '../wizard/money/production-budget.ts';
import type { Budget } from '../wizard/options.ts';

type Money = Pick<MatchDirectorsRequest, 'budget' | 'specificBudget'>;

/**
 * What a budget counts as, in US dollars. `full` is false when the visitor has less than that,
 * which only an amount under 1,000 can bring about.
 */
export type MappedBudget = {
  dollars: number;
  full: boolean;
  /** What was typed, or the least that the bracket holds. */
  amount: number;
  /** The most that the bracket holds, where no amount within it was typed. */
  upTo: number;
};

const brackets: Record<Exclude<Budget, 'under-25k'>, number> = {
  '25k-50k': 25_000,
  '50k-100k': 50_000,
  '100k-250k': 100_000,
  '250k-plus': 100_000,
};

/** The step a budget stands on (MATCH-02). Null when the smallest bracket came without an amount. */
export function mappedBudget({ budget, specificBudget }: Money): MappedBudget | null {
  if (budget !== 'under-25k') {
    const { to: upTo } = ranges[budget];
    return { dollars: brackets[budget], full: true, amount: brackets[budget], upTo };
  }
  const amount = specificAmount({ budget, specificBudget });
  if (amount === null) return null;
  const dollars = stepBelow(amount);
  return { dollars, full: amount >= dollars, amount, upTo: amount };
}

function stepBelow(amount: number): number {
  if (amount < 5_000) return 1_000;
  return amount < 10_000 ? 5_000 : 10_000;
}
