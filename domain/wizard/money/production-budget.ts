// What the visitor wants to spend: a bracket and, under 25,000, an amount within it.
import { parseDollars } from '../../money.ts';
import type { Answers } from '../answers.ts';
import type { Budget } from '../options.ts';

/** Smallest and largest amount a bracket holds, in US dollars. */
export const brackets: Record<Budget, { from: number; to: number }> = {
  'under-25k': { from: 1, to: 24_999 },
  '25k-50k': { from: 25_000, to: 49_999 },
  '50k-100k': { from: 50_000, to: 99_999 },
  '100k-250k': { from: 100_000, to: 249_999 },
  '250k-plus': { from: 250_000, to: Number.MAX_SAFE_INTEGER },
};

/** Amounts below this lead to the starter package. */
export const starterBelow = 5_000;

type Money = Pick<Answers, 'budget' | 'specificBudget'>;

/** The same of a saved project, whose budget may be free text. */
export type NamedBudget = { budget?: string | undefined; specificBudget?: string | undefined };

/** The amount in dollars, when one counts: only the smallest bracket asks for it. */
export function specificAmount({ budget, specificBudget = '' }: NamedBudget): number | null {
  if (budget !== 'under-25k') return null;
  const amount = parseDollars(specificBudget);
  return amount !== null && fits(amount, budget) ? amount : null;
}

/** The bracket an amount belongs to; undefined for zero. */
export function bracketOf(amount: number): Budget | undefined {
  return (Object.keys(brackets) as Budget[]).find((budget) => fits(amount, budget));
}

/**
 * The bracket the typed amount belongs to when that is not the chosen one; null when it fits, or
 * there is no amount. Nothing chosen counts as the smallest, the only one that asks.
 */
export function otherBracket({ budget, specificBudget }: Money): Budget | null {
  const bracket = bracketOf(parseDollars(specificBudget) ?? 0);
  return bracket === undefined || bracket === (budget || 'under-25k') ? null : bracket;
}

/**
 * How a budget is settled: the starter package below 5,000, direct payment from there to 24,999,
 * a consultation for everything above.
 */
export function termsOf(money: Money): 'starter' | 'direct' | 'consultation' {
  const amount = specificAmount(money);
  if (amount === null) return 'consultation';
  return amount < starterBelow ? 'starter' : 'direct';
}

const fits = (amount: number, budget: Budget) =>
  amount >= brackets[budget].from && amount <= brackets[budget].to;
