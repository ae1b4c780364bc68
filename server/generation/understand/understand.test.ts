import { describe, expect, test } from 'vitest';
import { toldIn, understandTold } from './testing/told.ts';
import { understand } from './understand.ts';

const all = { en: toldIn('en'), de: toldIn('de'), es: toldIn('es'), fr: toldIn('fr') };

describe.each(Object.entries(all))('%s', (language, forms) => {
  test.each(forms.map((one) => [one.form.productName, one] as const))('%s', (_, one) => {
    const frame = understandTold(one);
    expect(frame.language).toBe(language);
    expect({
      head: frame.head.text,
      kind: frame.kind,
      call: frame.call.spoken,
      grave: frame.grave,
    }).toEqual({
      head: one.head,
      kind: one.kind,
      call: one.call,
      grave: one.grave,
    });
    const said = frame.statements.flatMap((statement) => statement.spoken);
    for (const sentence of one.says) expect(said).toContain(sentence);
    const lettered = frame.statements.flatMap((statement) => statement.lettered);
    for (const text of one.letters ?? []) expect(lettered).toContain(text);
    const seen = frame.statements.map((statement) => statement.seen?.does);
    for (const deed of one.seen) expect(seen).toContain(deed);
    expect(frame.figures).toEqual(one.figures);
  });

  test.each(forms.map((one) => [one.form.productName, one] as const))(
    '%s keeps to its form',
    (_, one) => {
      const frame = understandTold(one);
      for (const statement of frame.statements) {
        for (const sentence of statement.spoken) {
          // A brand spells itself: iOS.
          expect(sentence).toMatch(/^(?:[\p{Lu}\d"“„«¿¡£$€(]|\p{Ll}\p{Lu})/u);
          expect(sentence).toMatch(/[.!?]["”»)]?$/);
          expect((sentence.match(/\(/g) ?? []).length).toBe((sentence.match(/\)/g) ?? []).length);
        }
        for (const text of statement.lettered) expect(text.length).toBeLessThanOrEqual(91);
        expect(statement.weight).toBeGreaterThanOrEqual(0);
        expect(statement.weight).toBeLessThanOrEqual(1);
      }
    },
  );
});

const plain = {
  userType: 'brand',
  platform: ['youtube'],
  targetAudience: '',
  behavior: '',
  evaluation: '',
  creativeApproach: 'bold',
} as const;
const ofDescription = (description: string, productName = 'Kolonne') =>
  understand({ ...plain, platform: ['youtube'], productName, description });

test('what is denied is never lettered without its denial', () => {
  const frame = ofDescription("A folding kayak. We don't sell plastic boats.");
  expect(frame.limits[0]?.lettered).not.toContain('Plastic boats');
});

test('what depends on a condition keeps it', () => {
  const frame = ofDescription('A foot file. If you have diabetes, ask your podiatrist first.');
  expect(frame.limits[0]?.spoken).toEqual(['If you have diabetes, ask your podiatrist first.']);
});

test('a pronoun that could mean two things gets no noun and no picture', () => {
  const frame = ofDescription('A folding kayak. Because the keel is hinged, it stows under a bed.');
  expect(frame.deeds).toEqual([]);
});

test('the form the visitor chose wins, then what the noun looks like, then the name', () => {
  const catalogue = {
    named: (noun: string) => (noun === 'folding kayak' ? 'canoe' : undefined),
    thing: (noun: string) => (noun === 'kayak' ? 'canoe' : undefined),
    place: () => undefined,
  };
  const input = {
    ...plain,
    platform: ['youtube' as const],
    productName: 'Kolonne',
    description: 'A folding kayak for two.',
  };
  expect(
    understand({ ...input, platform: ['youtube'], productForm: 'boat-bag' }, catalogue).form,
  ).toBe('boat-bag');
  expect(understand({ ...input, platform: ['youtube'] }, catalogue).form).toBe('canoe');
  const unknown = { ...input, platform: ['youtube' as const], description: 'A folding zurl.' };
  expect(understand(unknown, catalogue).form).toBe('none:Kolonne');
});

test('another language keeps its sentences word for word', () => {
  const frame = ofDescription(
    'Składany kajak dla ludzi bez garażu. Waży 9 kg i kosztuje 640 zł. Zamów na stronie.',
  );
  expect(frame.foreign).toBe(true);
  expect(frame.statements.flatMap(({ spoken }) => spoken)).toContain(
    'Waży 9 kg i kosztuje 640 zł.',
  );
  expect(frame.head.text).toBe('Kolonne');
  expect(frame.figures).toContain('9 kg');
});

// Work grows with the words read, of which there is a limit: no time is measured here.
test.each([
  'a'.repeat(2000),
  'a,'.repeat(1000),
  '('.repeat(2000),
  '. '.repeat(1000),
  '1 '.repeat(1000),
  '£1 '.repeat(660),
  'and so it is '.repeat(150),
  'e\u0301\u0302\u0303'.repeat(500),
  '😀'.repeat(1000),
  'a@'.repeat(1000),
  '1-'.repeat(1000),
  'a.b.'.repeat(500),
  'a\n'.repeat(1000),
  '<a'.repeat(1000),
  '[a]('.repeat(500),
  'das Haus steht '.repeat(130),
  'de la casa '.repeat(180),
  'l’eau d’un '.repeat(180),
  'campaign by '.repeat(160),
  'if you when it '.repeat(130),
  '\u202e\u0000\uffff'.repeat(600),
])('reads a bounded number of statements of %#', (description) => {
  const frame = ofDescription(description);
  expect(frame.statements.length).toBeLessThanOrEqual(130);
});
