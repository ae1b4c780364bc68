// The one rule of what a production costs, and the words in which it is told everywhere.
import { formatDollars, parseDollars } from '../../money.ts';
import { starterBelow } from '../../wizard/money/production-budget.ts';
import { labels } from '../../wizard/options.ts';
import { formatCents, guaranteed, starter } from '../offer.ts';
import { projectAmount } from '../order-amount.ts';
import {
  creditedWords,
  guaranteeWords,
  isGuaranteed,
  type PriceKind,
  paymentKind,
  reservationWords,
  smallWords,
} from './payment-terms.ts';

type Money = Parameters<typeof projectAmount>[0];

/** What going into production asks for a saved project, in whole dollars. */
export function projectPrice(money: Money): { dollars: number; kind: PriceKind } {
  const dollars = projectAmount(money);
  const is_deposit = isDeposit(money.budget, dollars);
  return { dollars, kind: paymentKind({ cents: dollars * 100, is_deposit }) };
}

/** Whether the smallest bracket was chosen and no amount within it. */
export const isUnnamed = ({ budget, specificBudget }: Money): boolean =>
  budget === 'under-25k' && !parseDollars(specificBudget ?? '');

/** Without a budget nobody has named a price yet. */
export const isDeposit = (budget: string | null | undefined, dollars: number): boolean =>
  budget !== 'under-25k' || dollars > guaranteed.to;

const range = `${formatDollars(guaranteed.from)} to ${formatDollars(guaranteed.to)}`;
const deposits = {
  middle: formatDollars(projectAmount({ budget: '25k-50k' })),
  other: formatDollars(projectAmount({ budget: '250k-plus' })),
};

/** The whole rule, a sentence for each range, where no project is at hand. */
export const priceRule = {
  small: `Under ${formatDollars(starterBelow)} you pay the amount you name, without the guarantee.`,
  price: `From ${range} the amount is the price, with a ${guaranteeWords}.`,
  deposit: `From ${formatDollars(guaranteed.to + 1)} a consultation comes first, and what is paid before it is a deposit, ${deposits.middle} for ${labels.budget['25k-50k']} and ${deposits.other} otherwise, ${creditedWords}. The guarantee covers ${deposits.other}, not ${deposits.middle}.`,
} as const satisfies Record<PriceKind, string>;

/** What an amount of the smallest bracket leads to in the wizard. */
export const leadsTo = {
  small:
    'Leads to the starter package: a monthly plan instead of a production. A saved project can still be produced for it, without the guarantee.',
  price: `A production with a director you choose, paid directly with a ${guaranteeWords}.`,
} as const;
/** The same for one amount, in whole dollars. */
export const amountLeadsTo = (dollars: number): string =>
  dollars < starterBelow ? leadsTo.small : `${leadsTo.price} ${reservationWords}`;

/** What a deposit of a bracket is, and whether the guarantee covers it: its sum is the same for every amount of the bracket. */
export function depositTerms(budget: string): string {
  const dollars = projectAmount({ budget });
  const covered = isGuaranteed(dollars * 100)
    ? `It has a ${guaranteeWords}.`
    : `The ${guaranteeWords} does not cover it.`;
  return `A deposit paid before, ${formatDollars(dollars)} from a project saved in an account, is ${creditedWords}. ${covered}`;
}

/** Sentences of the rule, each of them whole. */
export const priceWords = {
  small: (dollars: number) => smallWords(dollars * 100),
  unnamed: `You have named no amount for this project. Name yours, up to ${formatDollars(guaranteed.to)}, and that is the price; ${formatDollars(projectAmount({}))} is asked where none is named.`,
  starterInstead: `The starter package is ${formatCents(starter.cents)} a month instead: you film it yourself from your script.`,
  price: 'It pays for a production from this script and storyboard.',
  deposit: `A deposit, ${creditedWords}.`,
  consultation: (budget: string) =>
    `A consultation comes first: you agree on scope and price together. ${depositTerms(budget)}`,
} as const;
