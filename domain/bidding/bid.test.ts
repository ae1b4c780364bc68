import { expect, test } from 'vitest';
import { bidOffer } from './bid.ts';

const offered = (price: string) =>
  bidOffer.safeParse({
    price,
    days: '30',
    included: 'All of it',
    availability: 'June',
    reference1: '',
    reference2: '',
  });

test.each(['5900,00', '120,50', '5900.50', '0', '10000001', '9'.repeat(13), '9'.repeat(41)])(
  'LINK-09 a price of %s is refused at its field, and never read as another one',
  (price) => {
    const { error } = offered(price);
    expect(error?.issues.map(({ path }) => path)).toEqual([['price']]);
  },
);

test.each(['0', '10000001', '9'.repeat(13), '9'.repeat(100)])(
  'LINK-09 a price of %s is told the range there is',
  (price) => {
    const said = offered(price).error?.issues.map(({ message }) => message);
    expect(said).toEqual(['Whole dollars, please, from $1 to $10,000,000.']);
  },
);

test('LINK-09 a price in thousands is read as it is written', () => {
  expect(offered('$5,900').data?.price).toBe(5_900);
  expect(offered('5900.00').data?.price).toBe(5_900);
});
