import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText, openSafeValue, safeText } from './safe-text.ts';

const own =
  'Order at hearthcrumb.com or mail hello@hearthcrumb.com. See https://shop.hearth.test/today';

test.each([
  ['<b>Warm</b> bread<script>alert(1)</script>', 'Warm bread'],
  ['&lt;img src=x onerror=alert(1)&gt;Bread', 'Bread'],
  ['&amp;lt;b&amp;gt;Bread', 'Bread'],
  ['Bread <img src=x onerror=alert(1)', 'Bread img src=x onerror=alert(1)'],
  ['**Bread** and [water](javascript:alert(1))', 'Bread and water'],
  ['# Bread\n- `crust`', 'Bread\n- crust'],
  ['![seen](https://evil.example/seen.png?d=1) Bread', 'seen Bread'],
  ['Press javascript:alert(1) now', 'Press now'],
  ['Open data:text/html;base64,PHNj now', 'Open now'],
  ['Go to https://evil.example/x?y=1.', 'Go to.'],
  ['Go to evil-shop.com today', 'Go to today'],
  ['Mail me@evil.example now', 'Mail now'],
  ['Ask at www.evil.example/a, please', 'Ask at, please'],
  ['Go to ｅｖｉｌ.ｃｏｍ, evil。com and 𝐡𝐭𝐭𝐩𝐬://𝐞𝐯𝐢𝐥.𝐜𝐨𝐦 now', 'Go to, and now'],
  ['Ask ⓔⓥⓘⓛ.ⓒⓞⓜ, evil.top and evil.zone/x', 'Ask, and'],
  ['Br\u3164e\u034fa\u{e0101}d\u2800', 'Bread'],
  [`B${'\u0335'.repeat(90)}read`, `B${'\u0335'.repeat(4)}read`],
  ['B\u200br\u202ee\u2066a\u0000d\ufeff', 'Bread'],
])('GEN-08 %j leaves as %j', (written, left) => {
  expect(safeText(written, own)).toBe(left);
});

test.each([
  'Order at hearthcrumb.com.',
  'Order at https://hearthcrumb.com or hello@hearthcrumb.com',
  'See shop.hearth.test/today',
  '1 < 2, 5*3*2 and data: two loaves. 7 a.m. [how many]',
  'About 2.5km/h, a.m./p.m., and/or 24/7. ABCは朝。パンです！',
  'Brot für alle 👩‍🍳, 朝四時のパン',
])('GEN-08 %j stays as it is', (written) => {
  expect(safeText(written, own)).toBe(written);
});

test('GEN-08 an address is only known whole', () => {
  expect(safeText('Order at crumb.com', own)).toBe('Order at');
  expect(safeText('Order at hearthcrumb.com.evil.test', own)).toBe('Order at');
});

test('GEN-08 making safe twice changes nothing more, and leaves no tag, script or foreign address', () => {
  const piece = fc.constantFrom(
    ...[
      '<',
      '>',
      '</',
      'script',
      '&lt;',
      '&#60;',
      '&amp;',
      'javascript:',
      'java',
      'https://',
      'evil.com',
      'a@b.com',
      '[x](',
      ')',
      '**',
      '`',
      '\u200b',
      '\u202e',
      ' ',
      '\n',
      'word',
      '.',
      '"',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const safe = safeText(pieces.join(''), '');
      expect(safeText(safe, '')).toBe(safe);
      expect(safe).not.toMatch(
        /<[a-z/!]|javascript:|https:\/\/\w|evil\.com\b|a@b\.com\b|[\u200b\u202e]/i,
      );
    }),
  );
});

test('GEN-08 every text of a value is made safe, its shape stays', () => {
  expect(openSafeValue('')({ a: ['<i>x</i>', 1, null], b: { c: true } })).toEqual({
    a: ['x', 1, null],
    b: { c: true },
  });
});

test('GEN-08 a text is cut behind a sentence, or else behind a word, never longer than allowed', () => {
  expect(cutText('One loaf. Two loaves.', 12)).toBe('One loaf.');
  expect(cutText('A loaf that rises, slowly', 19)).toBe('A loaf that rises');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, max) => {
      expect(cutText(text, max).length).toBeLessThanOrEqual(max);
    }),
  );
});

test.each([
  ['a name longer than names are', `Write to ${'a'.repeat(200)}@evil.com`],
  ['more names than addresses have', `See ${'a.'.repeat(40)}evil.com/x`],
  ['letters without spaces', `${'漢'.repeat(20_000)}@evil.com`],
])('GEN-08 an address behind %s is no address any more', (_, text) => {
  expect(safeText(text, '')).not.toMatch(/evil\.com/);
});

test('GEN-08 tags under a few layers of codes are taken away, under very many the whole text', () => {
  const hidden = (layers: number) => `Bread &${'amp;'.repeat(layers)}lt;script> by hand`;
  expect(safeText(hidden(5), '')).toBe('Bread by hand');
  expect(safeText(hidden(500), '')).toBe('');
});
