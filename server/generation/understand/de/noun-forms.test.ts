import { expect, test } from 'vitest';
import { tagGerman } from './tag-german.ts';

test.each([
  ['Frauen', 'Frau'],
  ['Kunden', 'Kunde'],
  ['Nachbarn', 'Nachbar'],
  ['Jungen', 'Junge'],
  ['Kinder', 'Kind'],
  ['Brüder', 'Bruder'],
  ['Mütter', 'Mutter'],
  ['Gäste', 'Gast'],
  ['Freundinnen', 'Freundin'],
  ['Fahrer', 'Fahrer'],
  ['Schafe', 'Schaf'],
  ['Lampen', 'Lampe'],
])('the singular of %s is %s', (plural, singular) => {
  expect(tagGerman(`Drei ${plural} stehen da`, new Set())[1]?.lemma).toBe(singular);
});
