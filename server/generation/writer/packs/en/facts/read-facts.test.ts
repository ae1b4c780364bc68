import { expect, test } from 'vitest';
import { sampleRequest } from '../../../../testing/sample-request.ts';
import { readFacts } from './read-facts.ts';

const read = (description: string, changed: Parameters<typeof sampleRequest>[0] = {}) =>
  readFacts(sampleRequest({ description, ...changed }));
const points = (description: string) =>
  read(description).points.map((point) => `${point.shape}: ${point.text}`);

test.each([
  [
    'A neighbourhood bakery that bakes before dawn.',
    'a neighbourhood bakery',
    'does: bakes before dawn',
  ],
  [
    'SaaS invoicing tool that helps freelancers get paid on time.',
    'a SaaS invoicing tool',
    'does: helps freelancers get paid on time',
  ],
  [
    'We are a small law firm. We explain everything in plain language.',
    'a small law firm',
    'we: we explain everything in plain language',
  ],
  [
    'Garlic peeler. Peels 10 cloves in 5 seconds.',
    'a garlic peeler',
    'does: peels 10 cloves in 5 seconds',
  ],
  ['Used bookstore with 40,000 books and one cat.', 'a used bookstore', 'thing: 40,000 books'],
  [
    'Invoicing software. Send an invoice in 30 seconds.',
    'invoicing software',
    'order: send an invoice in 30 seconds',
  ],
])('GEN-07 “%s” is understood', (description, category, point) => {
  expect(read(description).category).toBe(category);
  expect(points(description)).toContain(point);
});

test('GEN-07 a shout is read calmly and a boast is flagged, not used as what it is', () => {
  const facts = read('BEST MECHANIC IN TOWN!!! OIL CHANGE $39. OPEN SATURDAYS', {
    productName: 'BOB’S AUTO REPAIR',
  });
  expect(facts.name).toBe('Bob’s Auto Repair');
  expect(facts.category).toBe('a mechanic');
  expect(facts.offer?.text).toBe('oil change $39');
  expect(facts.claims).toEqual([{ text: 'Best mechanic in town', kind: 'superlative' }]);
});

test.each([
  [
    'We want people to call 555-201-7788 for a free first meeting',
    'call 555-201-7788 for a free first meeting',
  ],
  ['visiting our website', 'visit our website'],
  ['they should sign up for their free trial', 'sign up for your free trial'],
  ['awareness', undefined],
])('GEN-07 “%s” becomes an order', (behavior, desire) => {
  expect(read('Shoes.', { behavior }).desire).toBe(desire);
});

test.each([
  [
    'A thriller about a lighthouse keeper who hears a radio signal.',
    'a lighthouse keeper',
    'hears a radio signal',
  ],
  [
    'A radio host takes calls from a town that does not exist.',
    'a radio host',
    'takes calls from a town that does not exist',
  ],
  [
    'Two estranged twin sisters swap lives for a week.',
    'two estranged twin sisters',
    'swap lives for a week',
  ],
])('GEN-07 the story in “%s”', (description, who, does) => {
  expect(read(description, { userType: 'trailer' }).logline).toEqual({ who, does });
});

test('GEN-07 keyboard noise gives no facts', () => {
  const facts = read('asdkjh qwe lkjasd');
  expect(facts.category).toBeUndefined();
  expect(facts.points).toEqual([]);
});

test.each([
  ['New episode every Friday at 7 pm.', undefined],
  ['We stream on Fridays at 9 pm.', undefined],
  ['Our launch party is this Friday at 7 pm.', 'this Friday at 7 pm'],
  ['The premiere is on October 12.', 'October 12'],
])('GEN-07 what comes round each week is no date: %s', (description, when) => {
  expect(read(description).when).toBe(when);
});

test('GEN-07 what happens on a channel is a point of its own', () => {
  expect(
    points('A channel where a retired firefighter plays hard indie games. 48,000 subscribers.'),
  ).toContain('whole: a retired firefighter plays hard indie games');
});
