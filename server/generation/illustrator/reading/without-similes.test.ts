import { expect, test } from 'vitest';
import { tongues } from '#domain/storyboard/catalogue/entry.ts';
import { placeIn, thingsIn } from './find-named.ts';
import { maskNames } from './mask-names.ts';
import { withoutSimiles } from './without-similes.ts';

const left = (text: string) =>
  withoutSimiles(text)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,])/g, '')
    .trim();

test.each([
  [
    'ECU. The crust, so near that its cracks look like a map.',
    'ECU. The crust, so near that its cracks look.',
  ],
  ['The roofs look like waves, the loaf is soft as a pillow.', 'The roofs look, the loaf is soft.'],
  ['A street as quiet as a bed. She walks.', 'A street. She walks.'],
  ['He stands as if he were in bed, a mug in hand.', 'He stands, a mug in hand.'],
  ['Softer than a cloud and warm.', 'Softer and warm.'],
  ['Like a ship, the van turns.', ', the van turns.'],
  ['It looks like in a cinema.', 'It looks.'],
  [
    'Die Kruste, so nah, dass die Risse wie eine Landkarte aussehen.',
    'Die Kruste, so nah, dass die Risse.',
  ],
  ['Ruhig wie ein Bett liegt der Laib. Sie lacht.', 'Ruhig. Sie lacht.'],
  ['Sie sitzt, als wäre es ihr Sofa, am Tresen.', 'Sie sitzt,, am Tresen.'],
  ['Die Risse, wie eine alte Landkarte, glänzen.', 'Die Risse,, glänzen.'],
  ['Weicher als ein Kissen.', 'Weicher.'],
  ['Das Brot ist so weich wie Wolken.', 'Das Brot ist so weich.'],
  ['Weich wie Watte liegt es da.', 'Weich liegt es da.'],
  ['Wie ein Schiff im Hafen liegt das Brot auf der Theke.', 'liegt das Brot auf der Theke.'],
  ['Un pan tan suave como almohadas.', 'Un pan tan suave.'],
  ['A loaf as soft as pillows.', 'A loaf.'],
  ['La corteza parece dibujada como un mapa.', 'La corteza parece dibujada.'],
  ['Camina como si volara en avión, sonríe.', 'Camina, sonríe.'],
  ['El pan es más suave que una almohada.', 'El pan es más suave.'],
  ['La croûte, craquelée comme une carte.', 'La croûte, craquelée.'],
  ["Elle dort comme si c'était son lit, puis rit.", 'Elle dort, puis rit.'],
  ['Un pain aussi doux qu’un oreiller.', 'Un pain aussi doux.'],
])('GEN-09 what %j compares with is left out', (text, rest) => {
  expect(left(text)).toBe(rest);
});

test.each([
  'People who like bread, and people who like a coffee.',
  'They like the sea. We’d like a table.',
  'Kids like a biscuit.',
  'She works as a baker. Steam rises as a train pulls in.',
  'More than a bakery.',
  'A loaf as well as a mug.',
  'She stands still as a bus passes.',
  'Sie hört, wie ein Bus hält.',
  'Er zeigt, wie der Laib bricht.',
  'Mehr als ein Laden.',
  'Yo como una pizza.',
  'Una mesa y un mapa.',
  'Une carte sur la table.',
])('GEN-09 %j is not cut', (text) => {
  expect(left(text)).toBe(text);
});

test.each([
  'Die Kruste, so nah, dass die Risse wie eine Landkarte aussehen.',
  'The crust, its cracks like a map.',
  'La corteza, con grietas como un mapa.',
  'La croûte, fissurée comme une carte au trésor.',
])('GEN-09 no map is drawn for %j', (text) => {
  expect(
    tongues.flatMap((tongue) => thingsIn(maskNames(text, []), tongue)).map(({ id }) => id),
  ).not.toContain('map');
});

test.each([
  'Bread, soft as a bed.',
  'Der Laib, ruhig wie ein Bett.',
  'Le pain, doux comme un lit.',
])('GEN-09 no bedroom is painted behind %j', (text) => {
  for (const tongue of tongues) expect(placeIn(maskNames(text, []), tongue)).not.toBe('bedroom');
});

test('GEN-09 a very long text is read at once', () => {
  const text = `${' '.repeat(20_000)}${'like a '.repeat(3000)}${', wie ein'.repeat(2000)}`;
  expect(withoutSimiles(text).length).toBeLessThan(text.length);
});

test('GEN-09 a map that lies there is still a map', () => {
  expect(thingsIn(maskNames('A map on the table.', []), 'en').map(({ id }) => id)).toContain('map');
});
