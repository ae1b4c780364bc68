// What an order costs, in whole US dollars. Both readings are the product's own rules.
import { parseDollars } from '../money.ts';
import type { Budget } from '../wizard/options.ts';

type Money = { budget?: string | null | undefined; specificBudget?: string | null | undefined };

const middle: Budget = '25k-50k';

/** In the wizard: the specific amount when given, 35,000 for 25k-50k, otherwise 100,000. */
export function wizardAmount({ budget, specificBudget }: Money): number {
  return parseDollars(specificBudget ?? '') || (budget === middle ? 35_000 : 100_000);
}

/** For a saved project: the amount under 25k, 35,000 for 25k-50k, otherwise 15,000. */
export function projectAmount({ budget, specificBudget }: Money): number {
  if (budget === middle) return 35_000;
  const amount = budget === 'under-25k' ? parseDollars(specificBudget ?? '') : null;
  return amount || 15_000;
}
