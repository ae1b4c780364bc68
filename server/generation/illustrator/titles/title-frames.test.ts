import { expect, test } from 'vitest';
import { planBoard } from '../plan-board.ts';
import { sampleBoard } from '../sample-board.ts';

const titles = (rows: readonly (readonly [string, string?])[], changed = {}) => {
  const script = rows.map(
    ([video, lettering], at) =>
      `${at + 1}. BEAT | ${at * 3}-${at * 3 + 3} s\nVIDEO: ${video}${lettering ? `\nSUPER: ${lettering}` : ''}`,
  );
  return planBoard(sampleBoard({ script: `T\n\n${script.join('\n\n')}`, ...changed })).map(
    ({ moment }) => moment.title,
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
        ['MS, Augenhöhe. Ein Pendler wartet an der Haltestelle.', 'BÄCKEREI MORGENRÖTE'],
        ['CU, von oben. LEYLA beißt ins warme Brot, bevor die Ladentür zufällt.'],
        ['Augenhöhe, statisch. Der Laib auf dem Tresen.', 'BÄCKEREI MORGENRÖTE'],
      ],
      baeckerei,
    ),
  ).toEqual([
    'Kruste des Brotes',
    'Pendler wartet an der Haltestelle',
    'Leyla beißt ins warme Brot',
    'Bäckerei Morgenröte',
  ]);
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

test('GEN-06 German lettering whose nouns are not known gives way to the action', () => {
  const [first] = titles(
    [
      ['MS. LEYLA wartet mit der Tüte.', 'EIN LAUTERER WECKER'],
      ['CU. Sie lacht.', 'BROT UND BRÖTCHEN'],
      ['CU. Sie nickt.'],
      ['Pack shot.'],
    ],
    baeckerei,
  );
  expect(first).toBe('Leyla wartet mit der Tüte');
});

test.each([
  ['CU, Augenhöhe, statisch. Das Brot liegt da.', 'Brot liegt da'],
  ['CU, a la altura de los ojos, fija. El pan en la mesa.', 'Pan en la mesa'],
  ['CU, à hauteur des yeux, fixe. Le pain sur la table.', 'Pain sur la table'],
  ['CU, at eye level, from the front. The bread cools.', 'Bread cools'],
  ['CU, de face, caméra à l’épaule. Un visage regarde.', 'Visage regarde'],
  ['CU. Une lame ouvre le dessus d’une miche. Elle rit.', 'Lame ouvre le dessus d’une miche'],
  [
    'MS. Jule geht wieder an demselben Rollladen vorbei.',
    'Jule geht wieder an demselben Rollladen',
  ],
  ['MS. A woman opens the big red wooden door.', 'Woman opens the big red wooden door'],
  ['WS. Die Lichter im Laden gehen nacheinander aus.', 'Lichter im Laden gehen nacheinander aus'],
  ['ECU. The crust so near that its cracks look like a map.', 'The crust'],
  ['MS. Maya reads a question off a phone in her hand.', 'Maya reads a question'],
  ['MS. She leans on the warm counter of the shop.', 'She leans on the warm counter'],
])('GEN-06 %s is called “%s”', (video, title) => {
  expect(titles([[video], ['CU. One.'], ['CU. Two.'], ['Pack shot.']])[0]).toBe(title);
});

test('GEN-06 no two frames of a board have one title', () => {
  const board = titles([
    ['CU. She waits at the door.', 'ONE MORE DAY'],
    ['MS. Rain falls on the roof.', 'ONE MORE DAY'],
    ['MS. Rain falls on the roof. The door opens.', 'ONE MORE DAY'],
    ['Pack shot: the loaf on the table.', 'ONE MORE DAY'],
  ]);
  expect(board).toEqual([
    'One more day',
    'Rain falls on the roof',
    'Door opens',
    'Loaf on the table',
  ]);
});
