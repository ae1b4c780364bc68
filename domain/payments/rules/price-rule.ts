// The one rule of what a production costs, and the words in which it is told everywhere.
import { formatDollars, parseDollars } from '../../money.ts';
import { starterBelow } from '../../wizard/money/production-budget.ts';
import { formatCents, guaranteed, starter } from '../offer.ts';
import { projectAmount } from '../order-amount.ts';

type Money = Parameters<typeof projectAmount>[0];

/**
 * `small`: the amount that was named, under $5,000, without a guarantee. `price`: the price itself,
 * with the guarantee. `deposit`: of a production from $25,000, credited in full.
 */
export type PriceKind = 'small' | 'price' | 'deposit';

/** What going into production asks for a saved project, in whole dollars. */
export function projectPrice(money: Money): { dollars: number; kind: PriceKind } {
  const dollars = projectAmount(money);
  return { dollars, kind: isDeposit(money.budget, dollars) ? 'deposit' : kindOf(dollars) };
}

/** Whether the smallest bracket was chosen and no amount within it. */
export const isUnnamed = ({ budget, specificBudget }: Money): boolean =>
  budget === 'under-25k' && !parseDollars(specificBudget ?? '');

/** Without a budget nobody has named a price yet. */
export const isDeposit = (budget: string | null | undefined, dollars: number): boolean =>
  budget !== 'under-25k' || dollars > guaranteed.to;

const kindOf = (dollars: number): PriceKind => (dollars < starterBelow ? 'small' : 'price');

/** Whether the money-back guarantee holds for a payment of so much, in whole dollars. */
export const isGuaranteed = (dollars: number): boolean =>
  dollars >= guaranteed.from && dollars <= guaranteed.to;

const range = `${formatDollars(guaranteed.from)} to ${formatDollars(guaranteed.to)}`;

/** Said of a deposit wherever it is named: it may be more than the price that is agreed on. */
const credited =
  'credited in full against the price agreed with you; what is above that price is paid back.';

/** Sentences of the rule, each of them whole. */
export const priceWords = {
  guarantee: '3-day 100% money-back guarantee on payments.',
  unguaranteed: `The 3-day money-back guarantee is for payments of ${range} and does not cover this one.`,
  small: (dollars: number) =>
    `It buys what can be made for ${formatDollars(dollars)}: a producer settles with you what that is before work begins.`,
  unnamed: `You have named no amount for this project. Name yours, up to ${formatDollars(guaranteed.to)}, and that is the price; ${formatDollars(projectAmount({}))} is asked where none is named.`,
  starterInstead: `The starter package is ${formatCents(starter.cents)} a month instead: you film it yourself from your script.`,
  deposit: `A deposit, ${credited}`,
  consultation: `A consultation comes first: you agree on scope and price together. A deposit paid before is ${credited}`,
} as const;
