import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardProblems, findTestCard, spaceCardNumber, testCards } from './cards.ts';

const now = new Date('2026-11-22T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'June' };
const problems = (changes: Partial<typeof good>) =>
  Object.keys(cardProblems({ ...good, ...changes }, 'order', now));

test('PAY-05 test cards are found however their digits are grouped', () => {
  for (const card of testCards) {
    for (const kind of card.for) {
      expect(findTestCard(card.number, kind)).toBe(card);
      expect(findTestCard(` ${spaceCardNumber(card.number)} `, kind)).toBe(card);
      expect(findTestCard(card.number.replace(/(.{4})/g, '$1-'), kind)).toBe(card);
    }
  }
  expect(spaceCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
});

test('PAY-05 no other number is a test card', () => {
  const numbers = new Set(testCards.map(({ number }) => number));
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 19 });
  fc.assert(
    fc.property(
      digits.map((list) => list.join('')).filter((number) => !numbers.has(number)),
      (number) => findTestCard(number, 'order') === undefined,
    ),
  );
});

test('PAY-05 a card of the other kind of checkout is none here', () => {
  expect(findTestCard('4000000000000259', 'subscription')).toBeUndefined();
  expect(findTestCard('4000000000000341', 'order')).toBeUndefined();
});

test.each([
  [{}, []],
  [{ number: '5555 5555 5555 4444' }, ['number']],
  [{ number: '' }, ['number']],
  [{ expiry: '11/26' }, []],
  [{ expiry: ' 1 / 2027 ' }, []],
  [{ expiry: '1234' }, []],
  [{ expiry: '10/26' }, ['expiry']],
  [{ expiry: '13/30' }, ['expiry']],
  [{ expiry: '00/30' }, ['expiry']],
  [{ expiry: 'soon' }, ['expiry']],
  [{ cvc: '1234' }, []],
  [{ cvc: '12' }, ['cvc']],
  [{ cvc: 'abc' }, ['cvc']],
  [{ name: ' ' }, ['name']],
])('PAY-05 what is wrong with %o is said at %o', (changes, fields) => {
  expect(problems(changes)).toEqual(fields);
});
