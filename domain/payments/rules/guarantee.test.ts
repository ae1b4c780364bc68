import { expect, test } from 'vitest';
import { orderStates } from '../order-facts.ts';
import { guaranteeEnds, restingUntil } from './guarantee.ts';

const paid_at = new Date('2026-11-20T12:00:00Z');
const ends = new Date('2026-11-23T12:00:00Z');

test.each([
  [499_900, null],
  [499_999, null],
  [500_000, ends],
  [1_200_000, ends],
  [2_499_900, ends],
  [2_499_901, null],
  [2_500_000, null],
  [3_500_000, null],
])('PAY-06 %d cents are given back on request until %s', (cents, until) => {
  expect(guaranteeEnds({ cents, state: 'paid', paid_at })).toEqual(until);
});

test.each(orderStates.filter((state) => state !== 'paid'))('PAY-06 not while it is %s', (state) => {
  expect(guaranteeEnds({ cents: 500_000, state, paid_at })).toBeNull();
});

test('PAY-06 not before it is known when it was paid', () => {
  expect(guaranteeEnds({ cents: 500_000, state: 'paid', paid_at: null })).toBeNull();
});

test('PAY-06 while a bank decides it rests, and its end stays', () => {
  const disputed = { cents: 500_000, state: 'disputed', paid_at } as const;
  expect(restingUntil(disputed, paid_at)).toEqual(ends);
  expect(restingUntil(disputed, ends)).toBeNull();
  expect(restingUntil({ ...disputed, state: 'paid' }, paid_at)).toBeNull();
  expect(restingUntil({ ...disputed, cents: 499_900 }, paid_at)).toBeNull();
});
