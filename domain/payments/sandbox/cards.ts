// The cards of the test checkout. They are Stripe's own test numbers, and no bank knows them.
import { z } from 'zod';

export const cardOutcomes = ['pays', 'declined', 'no-funds', 'fails-later', 'disputed'] as const;
export type CardOutcome = (typeof cardOutcomes)[number];

export type TestCard = {
  /** Digits alone. */
  number: string;
  outcome: CardOutcome;
  /** What it does, in a few words. */
  does: string;
  /** What can be bought with it. */
  for: readonly ('order' | 'subscription')[];
};

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'pays', does: 'Pays', for: ['order', 'subscription'] },
  {
    number: '4000000000000002',
    outcome: 'declined',
    does: 'Is declined',
    for: ['order', 'subscription'],
  },
  {
    number: '4000000000009995',
    outcome: 'no-funds',
    does: 'Has insufficient funds',
    for: ['order', 'subscription'],
  },
  {
    number: '4000000000000341',
    outcome: 'fails-later',
    does: 'Works now, fails at the next charge',
    for: ['subscription'],
  },
  {
    number: '4000000000000259',
    outcome: 'disputed',
    does: 'Pays, then the payment is disputed',
    for: ['order'],
  },
];

/** As printed on a card: groups of four. */
export const spaceCardNumber = (digits: string): string =>
  digits.replace(/(\d{4})(?=\d)/g, '$1 ').trim();

/** The test card of a typed number; undefined for every other number there is. */
export function findTestCard(typed: string, kind: 'order' | 'subscription'): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return testCards.find((card) => card.number === digits && card.for.includes(kind));
}

/** What is typed of a card. Only its last four digits are ever kept, and only of a test card. */
export const cardForm = z.object({
  number: z.string().max(40),
  expiry: z.string().max(20),
  cvc: z.string().max(20),
  name: z.string().max(200),
});
export type CardForm = z.infer<typeof cardForm>;

export const useTestCard = 'This is a test: use one of these cards.';

/** What is wrong with a card, by field; nothing when it can be tried. */
export function cardProblems(
  { number, expiry, cvc, name }: CardForm,
  kind: 'order' | 'subscription',
  now: Date,
): Partial<CardForm> {
  return {
    ...(findTestCard(number, kind) ? {} : { number: useTestCard }),
    ...expiryProblem(expiry, now),
    ...(/^\d{3,4}$/.test(cvc.trim()) ? {} : { cvc: 'Any three digits will do, as in 123.' }),
    ...(name.trim() ? {} : { name: 'Please enter a name. Any will do.' }),
  };
}

function expiryProblem(typed: string, now: Date): { expiry?: string } {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? [];
  if (Number(month) < 1 || Number(month) > 12 || !year) {
    return { expiry: 'Enter a month and a year, as in 12/34.' };
  }
  // A card is good until the end of its month.
  const end = Date.UTC(2000 + (Number(year) % 100), Number(month));
  return end > now.getTime() ? {} : { expiry: 'This date has passed. Any later one will do.' };
}
