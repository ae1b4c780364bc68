// What an order costs, in whole US dollars. Both readings are the product's own rules.
import { parseDollars } from '../money.ts';
import { bracketOf } from '../wizard/money/production-budget.ts';
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

/**
 * For answers that are recorded nowhere: what the wizard asks for them. Without any of them `asked`
 * itself, where the wizard could have asked it. Null where that is no price; a specific amount is
 * one of the smallest bracket.
 */
export function draftAmount(money: Money, asked: number): number | null {
  const specific = parseDollars(money.specificBudget ?? '');
  if (specific) return isSpecific(specific) ? specific : null;
  if (money.budget) return wizardAmount(money);
  return isSpecific(asked) || asked === 35_000 || asked === 100_000 ? asked : null;
}

const isSpecific = (dollars: number) => bracketOf(dollars) === 'under-25k';
