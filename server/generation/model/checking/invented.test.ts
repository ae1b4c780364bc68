import { expect, test } from 'vitest';
import { inventedIn, openGround, withoutInvented } from './invented.ts';

const own =
  'A bakery on Mill Street. Every loaf ferments for forty hours. From $4.50, 1,200 loaves a week, open since 1998. Free delivery. Call 555 0134.';
const ground = openGround(own, 15, 'en');
const found = (text: string) => inventedIn(text, ground);

test.each([
  ['Only $9.99 a loaf', '$9.99'],
  ['Loved by 80% of the street', '80%'],
  ['Eight out of ten, that is 8 of 10', '8'],
  ['Call 555 0199', '0199'],
  ['Ready in 30 seconds', '30'],
  ['Ready in twenty minutes', 'twenty'],
  ['A fifty-eight hour loaf', 'fifty-eight'],
  ['A twenty-minute walk', 'twenty-minute'],
  ['Trusted by thousands', 'thousands'],
  ['An award-winning loaf', 'award-winning'],
  ['The No. 1 bakery', 'No. 1'],
  ['Gluten: clinically proven', 'clinically proven'],
  ['With a money-back guarantee', 'money-back'],
  ['50 % de descuento', '50 %'],
  ['Mehrfach ausgezeichnetes Brot', 'Mehrfach ausgezeichnetes'],
  ['Pain garanti frais', 'garanti'],
  ['Follow @millbread', '@millbread'],
  ['“Best bread ever.” — Maria K.', '” — Maria K.'],
  ['パンは３００円', '300'],
])('GEN-08 %j states what the client did not say', (text, what) => {
  expect(found(text).join(' | ')).toContain(what);
});

test.each([
  'Every loaf ferments for 40 hours, from $4.5, 1200 a week, since 1998.',
  'Free delivery. Call 555 0134.',
  'A 2-second close-up, then two cuts, 9:16, the first 3 s in silence.',
  'A forty-hour loaf',
  'Two friends, seven loaves, one street.',
  'Success: [how many] of 1,200 loaves by [date 2]; [proof needed].',
])('GEN-08 %j has its ground', (text) => {
  expect(found(text)).toEqual([]);
});

test('GEN-08 a figure of several words is read as a whole', () => {
  expect(inventedIn('Doscientas cuarenta ovejas.', openGround('240 ovejas', 15, 'es'))).toEqual([]);
  expect(inventedIn('Two hundred and forty.', openGround('240 sheep', 15, 'en'))).toEqual([]);
  expect(inventedIn('Two hundred and fifty.', openGround('240 sheep', 15, 'en'))).not.toEqual([]);
});

test('GEN-08 a known figure does not become a price or a share', () => {
  expect(inventedIn('Save 40% today', openGround('It ferments for 40 hours', 15, 'en'))).toEqual([
    '%',
  ]);
});

test('GEN-08 only the sentences that state something invented go', () => {
  const text = 'The loaf rises. It costs $9 today. The street wakes.';
  expect(withoutInvented(text, ground)).toBe('The loaf rises. The street wakes.');
});
