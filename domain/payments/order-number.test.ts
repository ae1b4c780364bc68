import { expect, test } from 'vitest';
import { invoiceNumbers, orderNumber, readOrderNumber } from './order-number.ts';

test('HOUSE-04 an order has one number, read as people type it', () => {
  expect(orderNumber(1001)).toBe('AB-1001');
  for (const typed of ['AB-1001', 'ab-1001', ' AB 1001', 'ab1001', '#1001', '1001']) {
    expect(readOrderNumber(typed)).toBe(1001);
  }
  for (const typed of ['', 'AB-', '12', 'AB-1001x', 'rye 1001', '12345678901']) {
    expect(readOrderNumber(typed)).toBeNull();
  }
});

test('HOUSE-04 each receipt of a subscription has a number of its own, two of a day too', () => {
  const at = Date.UTC(2026, 10, 27, 9) / 1000;
  const numbers = invoiceNumbers(1005, {
    second: { at: at + 60, cents: 999 },
    first: { at, cents: 999 },
    trial: { at, cents: 0 },
  });
  expect([...numbers]).toEqual([
    ['first', 'AB-1005-20261127'],
    ['second', 'AB-1005-20261127-2'],
  ]);
});
