import { expect, test } from 'vitest';
import { parseAvScript } from '#domain/script/av-script.ts';
import { isSpoken } from '../revise/spoken.ts';
import { sampleRequest } from '../testing/sample-request.ts';
import { writeConcepts } from './write-concepts.ts';
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

const cut = /Cut to|Schnitt auf|Corte a|On coupe/;

test.each([
  [english, 'One unbroken shot through the bakery.'],
  [english, 'No cuts: the camera waits for the oven.'],
  [german, 'Ohne einen einzigen Schnitt durch die Backstube.'],
])('GEN-07 a written concept without cuts has none within a row: %s %s', (told, feature) => {
  const written = (features: string[]) => rowsOf(told, features).map(({ video }) => video);
  expect(written([feature, 'Flour falls.']).join(' ')).not.toMatch(cut);
  expect(written(['Flour falls.', 'A hand waits.']).join(' ')).toMatch(cut);
});

test.each([
  [english, /No Cuts|One Take|Follow the/],
  [german, /Ohne Schnitt|Eine Einstellung|In einem Zug/],
  ['Una panadería en Sevilla. El pan reposa 48 horas.', /Sin cortes|Una sola toma|De un tirón/],
  [
    'Une boulangerie à Lyon. Le pain repose 48 heures.',
    /Sans coupe|Une seule prise|D’un seul tenant/,
  ],
])('GEN-07 our own film in one take has no cut: %s', (description, titles) => {
  const asked = {
    ...sampleRequest({ description, productName: 'Krume', creativeApproach: 'bold' }),
    targetAudience: '',
    behavior: '',
    evaluation: '',
  };
  const films = Array.from({ length: 12 }, (_, variation) =>
    writeConcepts({ ...asked, variation }),
  ).flat();
  const oneTake = films.find(({ title }) => titles.test(title));
  expect(oneTake).toBeDefined();
  const script = writeScript({ ...asked, selectedConcept: oneTake }, { date: new Date(0) });
  expect(script).not.toMatch(cut);
});

test('GEN-07 a concept that promises nothing of the kind is spoken', () => {
  const rows = rowsOf(english, ['No words wasted.', 'Flour falls.']);
  expect(rows[0]?.cues.some(isSpoken)).toBe(true);
});
