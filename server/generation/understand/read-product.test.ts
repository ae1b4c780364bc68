import { expect, test } from 'vitest';
import { readProductRequest } from '#domain/functions/read-product.ts';
import { readProduct } from './read-product.ts';

test('PLAN-03 a noun that is not sure is not said to be what it is', () => {
  const { head, read } = readProduct(
    readProductRequest.parse({
      userType: 'creator',
      productName: 'Low Tide Lou',
      description: 'I walk the Medway mud at low tide and see what sticks out.',
    }),
  );
  expect([head, read?.subject]).toEqual(['Low Tide Lou', 'Low Tide Lou']);
});
