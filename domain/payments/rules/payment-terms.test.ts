import { expect, test } from 'vitest';
import { madePayment, meaningWords, shortWords } from './made-payment.ts';
import {
  amountWords,
  changedWords,
  checkoutWords,
  goOnWords,
  isGuaranteed,
  kindWords,
  pageWords,
  payWords,
  standingWords,
} from './payment-terms.ts';
import { priceWords } from './price-rule.ts';

const paid = { cents: 1_200_000, is_deposit: false };
const named = (specificBudget: string) => ({ budget: 'under-25k', specificBudget });

test('HOUSE-01 another budget than was paid for is said to change nothing of the payment, the same one is not', () => {
  expect(changedWords(paid, named('$12,000'))).toBe('');
  expect(changedWords(paid, named('$11,000'))).toContain('$11,000');
  expect(changedWords(paid, named('$11,000'))).toContain('charges nothing more');
  expect(changedWords(paid, { budget: '25k-50k', specificBudget: '$12,000' })).toBe(
    'Your answers now say $25k–$50k. What you paid stands as it is, and changing them charges nothing more.',
  );
  expect(changedWords(paid, { budget: 'about thirty' })).toContain('now say about thirty.');
  for (const nothing of [named(''), {}]) expect(changedWords(paid, nothing)).toBe('');
});

test('HOUSE-01 a deposit is no price: only an amount that is asked for instead of it is another', () => {
  const deposit = { cents: 1_500_000, is_deposit: true };
  expect(changedWords(deposit, { budget: '25k-50k' })).toBe('');
  expect(changedWords(deposit, named('$3,000'))).toContain('Your answers now say $3,000.');
});

test('HOUSE-01 of the page of a deposit it is said when the answers ask for another one by now', () => {
  const deposit = { cents: 3_500_000, is_deposit: true };
  expect(pageWords(deposit, { budget: '25k-50k' })).toBe(
    'It is not finished: a deposit of $35,000 is charged once you pay there.',
  );
  expect(pageWords(deposit, { budget: '100k-250k' })).toBe(
    'It is not finished, and its page still asks for a deposit of $35,000. Your answers now say $100k–$250k. “Go on with the $35,000 deposit” leads to that page. The $15,000 deposit is a new order instead: it begins with “Go Into Production” of the project saved in your account, and closes the page of the $35,000 deposit.',
  );
});

test('HOUSE-01 link and words of a page mean one payment, and say where the other is paid', () => {
  const price = { cents: 1_200_000, is_deposit: false };
  expect(goOnWords(price, named('$12,000'))).toBe('Go on with the payment');
  expect(goOnWords(price, named('$9,000'))).toBe('Go on with $12,000');
  expect(pageWords(price, named('$9,000'))).toBe(
    'It is not finished, and its page still asks for $12,000. Your answers now say $9,000. “Go on with $12,000” leads to that page. $9,000 is a new order instead: it begins with “Pay $9,000 now” once your director is chosen, or with “Go Into Production” of the project saved in your account, and closes the page of $12,000.',
  );
  // No step has a button that pays so little.
  expect(pageWords(price, named('$4,000'))).toBe(
    'It is not finished, and its page still asks for $12,000. Your answers now say $4,000. “Go on with $12,000” leads to that page. $4,000 is a new order instead: it begins with “Go Into Production” of the project saved in your account, and closes the page of $12,000.',
  );
  expect(pageWords(price, { budget: '25k-50k', specificBudget: '' })).toContain(
    'Your answers now say $25k–$50k. “Go on with $12,000” leads to that page. The $35,000 deposit is a new order instead: it begins with “Go Into Production”',
  );
});

test('PAY-06 the payment page names the guarantee wherever it is kept, of a deposit as well', () => {
  const words = (dollars: number, is_deposit: boolean) =>
    checkoutWords({ cents: dollars * 100, is_deposit });
  for (const [dollars, is_deposit] of [
    [12_000, false],
    [15_000, true],
  ] as const)
    expect(words(dollars, is_deposit)).toContain(
      '3-day 100% money-back guarantee on this payment.',
    );
  for (const unguaranteed of [words(35_000, true), words(3_000, false)])
    expect(unguaranteed).toContain('does not cover this one');
  expect(words(15_000, true)).toContain('This is a deposit');
});

test.each([
  [420_000, false, priceWords.small(4_200), false],
  [499_999, false, 'what can be made for $4,999.99', false],
  [500_000, false, 'reservation', true],
  [1_500_000, true, 'This is a deposit', true],
  [3_500_000, true, 'This is a deposit', false],
])(
  'HOUSE-01 PAY-06 %d cents, deposit: %s, are told alike before and after they are paid',
  (cents, is_deposit, words, carries) => {
    const payment = { cents, is_deposit };
    expect(kindWords(payment)).toContain(words);
    for (const said of [checkoutWords(payment), standingWords(payment)]) {
      expect(said).toContain(kindWords(payment));
      expect(said.includes('does not cover this one')).toBe(!carries);
      expect(said.includes('reservation')).toBe(words === 'reservation');
    }
    const order = { ...payment, number: 1001, refundable_until: null, disputed: false };
    const made = madePayment({ order: { ...order, refunded_cents: 0 }, returned: null });
    expect(made && meaningWords(made)).toBe(standingWords(payment));
  },
);

test('HOUSE-01 a small payment waits for a producer, not for a director', () => {
  const small = { state: 'paid', cents: 420_000, is_deposit: false } as const;
  expect(shortWords(small)).toBe('Paid. A producer settles with you next what is made for it.');
  expect(shortWords({ ...small, cents: 500_000 })).toContain('director');
});

test('HOUSE-01 a deposit is called one wherever its amount stands', () => {
  const deposit = { cents: 3_500_000, is_deposit: true };
  expect([amountWords(deposit), payWords(deposit)]).toEqual([
    '$35,000 deposit',
    'Pay the $35,000 deposit',
  ]);
  expect([amountWords(paid), payWords(paid)]).toEqual(['$12,000', 'Pay $12,000']);
});

test.each([
  [499_999, false],
  [500_000, true],
  [2_499_900, true],
  [2_500_000, false],
])('PAY-06 %d cents carry the guarantee: %s', (cents, carries) => {
  expect(isGuaranteed(cents)).toBe(carries);
});
