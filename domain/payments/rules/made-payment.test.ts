import { expect, test } from 'vitest';
import {
  becameWords,
  changedSince,
  givenBackToPayer,
  givenBackWords,
  isStanding,
  madeInWords,
  madePayment,
  madeWords,
  paidWords,
  returnedPart,
} from './made-payment.ts';

const order = {
  number: 1001,
  cents: 1_200_000,
  is_deposit: false,
  disputed: false,
  refunded_cents: 0,
  refundable_until: null,
};
const returned = { number: 1002, cents: 800_000, is_deposit: false, lost: false };

test('HOUSE-01 what was paid is said with its amount and order, and what it is', () => {
  expect(paidWords(order)).toBe('You paid $12,000, order AB-1001.');
  const deposit = { ...order, cents: 3_500_000, is_deposit: true };
  expect(paidWords(deposit)).toBe('You paid a deposit of $35,000, order AB-1001.');
  const part = { ...order, refunded_cents: 200_000 };
  expect(paidWords(part)).toBe('You paid $12,000, order AB-1001. $2,000 of it was given back.');
});

test.each([
  [{ order, returned: null }, 'paid', 'reservation', true],
  [{ order: { ...order, is_deposit: true }, returned: null }, 'deposit', 'consultation', true],
  [{ order: { ...order, disputed: true }, returned: null }, 'disputed', 'It decides', true],
  [{ order: null, returned }, 'given-back', 'was given back the way you paid', false],
  [{ order: null, returned: { ...returned, lost: true } }, 'taken-back', 'Your bank took', false],
  [{ order, returned }, 'paid', 'reservation', true],
] as const)('HOUSE-04 %j is %s, and says so', (standing, state, words, stands) => {
  const made = madePayment(standing);
  expect(made).toMatchObject({ state });
  expect(made && madeInWords(made)).toContain(words);
  expect(made && isStanding(made)).toBe(stands);
});

test('HOUSE-01 HOUSE-04 of a payment in dispute, or one that went back, it is not said that it stands', () => {
  const answers = { budget: 'under-25k', specificBudget: '$9,000' };
  const said = (standing: Parameters<typeof madePayment>[0]) => {
    const made = madePayment(standing);
    return made && changedSince(made, answers);
  };
  expect(said({ order, returned: null })).toContain('What you paid stands as it is');
  expect(said({ order: { ...order, disputed: true }, returned: null })).toBe('');
  expect(said({ order: null, returned })).toBe('');
});

test('HOUSE-04 where nothing was paid there is nothing to say', () => {
  expect(madePayment({ order: null, returned: null })).toBeNull();
});

test('HOUSE-04 a refund is told alike in few words and in full', () => {
  const shortly = madeWords['given-back'].short.replace(/\.$/, '');
  expect(becameWords['given-back'].startsWith(`${shortly} `)).toBe(true);
  const price = { cents: 1_200_000, is_deposit: false };
  expect(givenBackWords(returnedPart(price, 200_000))).toBe(
    '$2,000 of the $12,000 was given back the way you paid. Banks take 5 to 10 days.',
  );
  expect(givenBackToPayer(returnedPart(price, 1_200_000))).toBe(
    '$12,000 was given back the way it was paid. Banks take 5 to 10 days.',
  );
  const deposit = { cents: 3_500_000, is_deposit: true };
  expect(returnedPart(deposit, 3_500_000)).toBe('$35,000 deposit');
  expect(returnedPart(deposit, 500_000)).toBe('$5,000 of the $35,000 deposit');
});

test('HOUSE-04 no two states are told alike', () => {
  const badges = Object.values(madeWords).map(({ badge }) => badge);
  expect(new Set(badges).size).toBe(badges.length);
});
