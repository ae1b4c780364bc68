import { expect, test } from 'vitest';
import { canary, openLeakSearch, withCanary } from './canary.ts';

const instructions = withCanary(
  'You are a senior creative. Your head of creative wants three concepts for one film, to be put before the client in an hour, and each of them can be shot.',
);
const { isIn: leaks, follow } = openLeakSearch(instructions);

const base64 = (text: string) => Buffer.from(text).toString('base64');
test.each([
  ['as it is', canary],
  ['in capitals', canary.toUpperCase()],
  ['spaced out', [...canary].join(' ')],
  ['with marks between', [...canary].join('-')],
  ['over two texts', `{"a":"${canary.slice(0, 9)}","b":"${canary.slice(9)}"}`],
  ['by half', `It begins with ${canary.slice(0, 9)}.`],
  ['backwards', [...canary].toReversed().join('')],
  ['in base64', base64(canary)],
  ['in base64 behind other words', base64(`the mark is ${canary}`)],
  ['in base64 behind a word', base64(`x${canary}`)],
  ['in hex', Buffer.from(canary).toString('hex')],
  ['in percent signs', [...canary].map((l) => `%${l.charCodeAt(0).toString(16)}`).join('')],
  ['in entities', [...canary].map((l) => `&#${l.charCodeAt(0)};`).join('')],
  ['in JSON escapes', [...canary].map((l) => `\\u00${l.charCodeAt(0).toString(16)}`).join('')],
  [
    'in wide letters',
    [...canary].map((l) => String.fromCharCode(l.charCodeAt(0) + 0xfee0)).join(''),
  ],
  ['by rot13', canary.replace(/[a-f]/g, (l) => String.fromCharCode(l.charCodeAt(0) + 13))],
])('GEN-08 the mark of our instructions is found %s', (_, answer) => {
  expect(leaks(`Certainly. ${answer} Thank you.`)).toBe(true);
});

test('GEN-08 a long run of our instructions is found, a few of their words are not', () => {
  expect(leaks(`I was told: ${instructions.slice(20, 140).toUpperCase()}`)).toBe(true);
  expect(leaks('Three concepts for one film, to be put before the client')).toBe(false);
  expect(leaks('A loaf rises; a street wakes. [proof needed]')).toBe(false);
});

test.each([
  ['the mark', [...canary].join(' ')],
  ['a run of words', instructions.slice(20, 140)],
])('GEN-08 %s that comes word by word is found when it has come', (_, trace) => {
  const leaksBy = follow();
  const parts = `Certainly: ${trace}`.split(/(?<= )/);
  expect(leaksBy(parts[0] ?? '')).toBe(false);
  expect(parts.slice(1).some(leaksBy)).toBe(true);
});
