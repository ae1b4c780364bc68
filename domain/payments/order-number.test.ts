import { expect, test } from 'vitest';
import { orderNumber, readOrderNumber } from './order-number.ts';

test('HOUSE-04 an order has one number, read as people type it', () => {
  expect(orderNumber(1001)).toBe('AB-1001');
  for (const typed of ['AB-1001', 'ab-1001', ' AB 1001', 'ab1001', '#1001', '1001']) {
    expect(readOrderNumber(typed)).toBe(1001);
  }
  for (const typed of ['', 'AB-', '12', 'AB-1001x', 'rye 1001', '12345678901']) {
    expect(readOrderNumber(typed)).toBeNull();
  }
});
