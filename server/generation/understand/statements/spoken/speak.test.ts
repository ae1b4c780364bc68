import { expect, test } from 'vitest';
import { type UnderstandInput, understand } from '../../understand.ts';

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

const told = understand({
  userType: 'brand',
  productName: 'Fairlight & Gale',
  description:
    'At Fairlight & Gale, we like rain. That’s why we created an umbrella. Available in three quiet colours: Slate, Bracken and Postbox.',
} as UnderstandInput).statements;

test('PLAN-04 what begins with what was said before opens no film', () => {
  expect(told.map(({ opens }) => opens)).toEqual([true, false, true]);
});

test('PLAN-04 lettering ends neither behind a name nor behind the first of a list', () => {
  const lettered = told.flatMap((one) => one.lettered);
  expect(lettered).not.toContain('At Fairlight & Gale');
  expect(lettered.filter((text) => text.endsWith('Slate'))).toEqual([]);
});
