import { expect, test } from 'vitest';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { planBoard } from '../plan-board.ts';
import { sampleBoard } from '../sample-board.ts';

const titles = (rows: readonly (readonly [string, string?])[], changed = {}) => {
  const script = rows.map(
    ([video, lettering], at) =>
      `${at + 1}. BEAT | ${at * 3}-${at * 3 + 3} s\nVIDEO: ${video}${lettering ? `\nSUPER: ${lettering}` : ''}`,
  );
  return planBoard(sampleBoard({ script: `T\n\n${script.join('\n\n')}`, ...changed })).frames.map(
    ({ caption }) => caption.title,
  );
};
const baeckerei = {
  productName: 'Bäckerei Morgenröte',
  characterName: 'Leyla',
  description: 'Eine kleine Bäckerei in Leipzig mit Brot und Brötchen.',
};

test('GEN-06 lettering that is the name is printed as it was typed, on one frame, the last', () => {
  expect(
    titles(
      [
        ['ECU. Die Kruste des Brotes, ganz nah.', 'BÄCKEREI MORGENRÖTE'],
        ['MS, Augenhöhe. LEYLA wartet an der Haltestelle.', 'BÄCKEREI MORGENRÖTE'],
        ['CU, von oben. LEYLA beißt ins warme Brot, bevor die Ladentür zufällt.'],
        ['Augenhöhe, statisch. Der Laib auf dem Tresen.', 'BÄCKEREI MORGENRÖTE'],
      ],
      baeckerei,
    ),
  ).toEqual(['Beat', 'Leyla', 'Beat', 'Bäckerei Morgenröte']);
});

test('GEN-06 capitals of lettering become the words as the client writes them', () => {
  const oak = { productName: 'Oak Bakery', description: 'Bread on Mill Street, warm until nine.' };
  expect(
    titles(
      [
        ['CU. She waits.', 'MEET ON MILL STREET'],
        ['MS. She smiles.', 'OAK BAKERY OPENS'],
        ['CU. She nods.', 'GET IT WARM'],
        ['Pack shot.', 'OAK BAKERY'],
      ],
      oak,
    ),
  ).toEqual(['Meet on Mill Street', 'Oak Bakery opens', 'Get it warm', 'Oak Bakery']);
});

test('GEN-06 German lettering whose nouns are not known gives way to the name of the beat', () => {
  const [first] = titles(
    [
      ['MS. LEYLA wartet mit der Tüte.', 'EIN LAUTERER WECKER'],
      ['CU. Sie lacht.', 'BROT UND BRÖTCHEN'],
      ['CU. Sie nickt.'],
      ['Pack shot.'],
    ],
    baeckerei,
  );
  expect(first).toBe('Beat');
});

const planned = (shots: readonly object[]) =>
  planBoard(
    sampleBoard({
      script: `T\n\n${shots.map((_, at) => `${at + 1}. BEAT ${at + 1} | ${at}-${at + 1} s\nVIDEO: A${at}`).join('\n\n')}`,
      productName: 'Gable Pins',
      characterName: 'Ruth',
      shots: shotPlan.parse({
        cast: [{ id: 'ruth' }],
        shots: shots.map((one, at) => ({
          row: at + 1,
          seconds: 1,
          composition: 'object',
          size: 'close-up',
          ...one,
        })),
      }),
    }),
  ).frames.map(({ caption }) => caption.title);

test('GEN-06 a frame is called what is lettered in it, else by its beat, and no two alike', () => {
  expect(
    planned([
      { lettering: [{ role: 'trouble', text: 'THE LINE CAME DOWN' }] },
      {
        props: [{ id: 'none:clothes-line' }],
        lettering: [{ role: 'sponsor', text: 'Paid by us' }],
      },
      { lettering: [{ role: 'trouble', text: 'THE LINE CAME DOWN' }] },
      { composition: 'pack', product: { shown: 'hero', form: 'none:pin', label: 'Gable Pins' } },
    ]),
  ).toEqual(['Line came down', 'Beat 2', 'Beat 3', 'Gable Pins']);
});

test('GEN-06 a title keeps the point of a price, and ends where the words end', () => {
  expect(
    planned([
      { lettering: [{ role: 'price', text: '£6.50 A JAR' }] },
      { lettering: [{ role: 'fact', text: 'FREE QUOTE INSIDE TWO DAYS, £45 AN HOUR' }] },
      { lettering: [{ role: 'fact', text: 'NO PEEL, NO PECTIN, NOTHING BUT ORANGES AND SUGAR' }] },
      { composition: 'pack', product: { shown: 'hero', form: 'none:pin', label: 'Gable Pins' } },
    ]),
  ).toEqual(['£6.50 a jar', 'Free quote inside two days', 'No peel, no pectin', 'Gable Pins']);
});
