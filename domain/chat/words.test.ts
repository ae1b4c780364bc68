import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intentOf } from './intents.ts';
import { smallTalk } from './small-talk.ts';
import { termsOf } from './words.ts';

test.each([
  ['How much does it cost?', ['price', 'price']],
  ['E-mails, e mail, MAILED', ['email', 'email', 'email']],
  ['I can’t log in', ['cannot', 'login']],
  ['Do you do 16:9 or 9 : 16?', ['16x9', '9x16']],
  ['directors filming in café', ['director', 'shoot', 'shop']],
  ['the and of', []],
])('CHAT-06 %s is carried by %j', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test('CHAT-06 any text can be read, to the same terms each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const terms = termsOf(text);
      expect(terms).toEqual(termsOf(text));
      for (const term of terms) expect(term).not.toMatch(/\s/);
      intentOf(text);
      smallTalk(text, {} as never);
    }),
    { numRuns: 50 },
  );
});
