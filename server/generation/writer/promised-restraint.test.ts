import { expect, test } from 'vitest';
import { parseAvScript } from '#domain/script/av-script.ts';
import { isSpoken } from './revise/spoken.ts';
import { sampleRequest } from './sample-request.ts';
import { writeScript } from './write-script.ts';

const rowsOf = (description: string, features: string[], videoStyle?: 'direct') =>
  parseAvScript(
    writeScript(
      {
        ...sampleRequest({ description, productName: 'Krume', videoStyle }),
        targetAudience: '',
        behavior: '',
        evaluation: '',
        selectedConcept: { title: 'Mehl', subtitle: 'A film of flour.', features, tone: '' },
      },
      { date: new Date(0) },
    ),
  )?.rows ?? [];
const english = 'A bakery on Mill Street. Every loaf ferments for 48 hours.';
const german = 'Eine Bäckerei in Leipzig. Das Brot ruht 48 Stunden.';

test.each([
  [english, 'Nobody speaks; flour falls in the light.', undefined],
  [english, 'Not a word until the name.', 'direct'],
  [german, 'Keine Stimme; Mehl fällt ins Licht.', undefined],
] as const)(
  'GEN-07 a written concept without words has none before the name: %s %s',
  (told, feature, style) => {
    const rows = rowsOf(told, [feature], style);
    const speaking = rows.map((row) => row.cues.some(isSpoken));
    expect(speaking.indexOf(true)).toBeGreaterThanOrEqual(rows.length - 2);
    expect(rows.map((row) => row.video).join(' ')).not.toMatch(/into the lens|talking to camera/);
  },
);

test.each([
  [english, 'One single super in the whole film.'],
  [german, 'Eine einzige Einblendung im ganzen Film.'],
])('GEN-07 a written concept with one super letters one before the name: %s', (told, feature) => {
  const rows = rowsOf(told, [feature, 'Flour falls.']);
  const supers = rows.slice(0, -1).flatMap((row) => row.cues.filter((cue) => cue.kind === 'SUPER'));
  expect(supers.length).toBeLessThanOrEqual(1);
});

test('GEN-07 a concept that promises nothing of the kind is spoken', () => {
  const rows = rowsOf(english, ['No words wasted.', 'Flour falls.']);
  expect(rows[0]?.cues.some(isSpoken)).toBe(true);
});
