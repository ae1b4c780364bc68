import { expect, test } from 'vitest';
import { type UnderstandInput, understand } from '../understand.ts';

const spokenOf = (description: string) =>
  understand({
    userType: 'brand',
    productName: 'Delve',
    description,
  } as UnderstandInput).statements.flatMap(({ spoken }) => spoken);

test('PLAN-04 a promise is never said without the condition it stands under', () => {
  const said = spokenOf(
    'A spade. We replace the shaft free for as long as you own the spade, and we pay the postage both ways, unless you ran it over with a tractor.',
  ).filter((text) => text.includes('replace'));
  expect(said.length).toBeGreaterThan(0);
  expect(said.every((text) => text.includes('unless'))).toBe(true);
});
