import { expect, test } from 'vitest';
import { findNamed } from '#domain/storyboard/catalogue/lookup.ts';
import { drawn } from '../statements/find-mentions.ts';
import type { Language } from '../subject-frame.ts';
import { drawnAs } from './drawn-as.ts';

const told: [phrase: string, language: Language, ref: string | undefined][] = [
  // Hyponyms of what is drawn.
  ['moccasin', 'en', 'shoe'],
  ['cheddar cheese', 'en', 'cheese'],
  ['memoir', 'en', 'book'],
  ['whaleboat', 'en', 'boat'],
  ['Kommode', 'de', 'chest-of-drawers'],
  ['Bilderbuch', 'de', 'book'],
  ['alpargata', 'es', 'shoe'],
  ['orujo de hierbas', 'es', 'bottle'],
  ['sabot', 'fr', 'clog'],
  ['Trachtenschuh', 'de', 'shoe'],
  // Media, institutions and occasions have a carrier.
  ['podcast', 'en', 'headphones'],
  ['true crime podcast', 'en', 'headphones'],
  ['Volksabstimmung', 'de', 'ballot-paper'],
  ['exposición', 'es', 'ticket'],
  ['ligne d’écoute', 'fr', 'telephone'],
  // A head of a marked kind, and nothing else.
  ['hand-stitched riding boot', 'en', 'boot'],
  ['boot jack', 'en', 'boot-jack'],
  ['spark plug', 'en', 'spark-plug'],
  ['hot dog', 'en', 'hot-dog'],
  ['Zirbenkissen', 'de', 'pillow'],
  ['Kindermatratze', 'de', 'mattress'],
  ['Schlüsselbrett', 'de', undefined],
  ['Gasflasche', 'de', 'gas-cylinder'],
  ['Umkreis', 'de', undefined],
  ['chaussette à neige', 'fr', undefined],
  // What serves something is drawn as that.
  ['piano tuning', 'en', 'piano'],
  ['Sargwerkstatt', 'de', 'coffin'],
  ['reparación de bicicletas', 'es', 'bicycle'],
  ['Betonmischer', 'de', 'cement-mixer'],
  ['taller de cerámica', 'es', undefined],
  // A trade is known by what it works on or with.
  ['blacksmith', 'en', 'anvil'],
  ['Weberei', 'de', 'loom'],
  ['gasolinera', 'es', 'fuel-pump'],
  ['oboe maker', 'en', 'clarinet'],
  ['Verpackungsmaschinen für Schokolade', 'de', undefined],
  ['Vermietung von Baggern', 'de', 'excavator'],
  ['primer', 'en', undefined],
  ['video recorder', 'en', undefined],
  // What is sold by weight, by the litre or by number is drawn in its package.
  ['smokeless coal', 'en', 'sack'],
  ['rye flour', 'en', 'packet'],
  ['horseshoe nail', 'en', 'nails'],
  ['Reitplatzsand', 'de', 'heap-of-sand'],
  ['Bartöl', 'de', 'bottle'],
  ['aceite de motor', 'es', 'canister'],
  ['bouton de nacre', 'fr', 'buttons'],
  ['oil painting', 'en', 'picture'],
  ['salt cellar', 'en', 'salt-shaker'],
  ['picture framing', 'en', 'picture'],
  ['beeswax wrap', 'en', undefined],
  ['hose reel', 'en', undefined],
  ['tree surgery', 'en', undefined],
  // Nobody sells people: a fan that is sold turns.
  ['bed fan', 'en', 'electric-fan'],
  ['Taschenuhr', 'de', 'pocket-watch'],
  ['Vorrat', 'de', undefined],
  // People, matter and the unknown are not drawn.
  ['lawyer', 'en', undefined],
  ['grinder', 'en', undefined],
  ['zzyzx', 'en', undefined],
];

test.each(told)('GEN-09 “%s” (%s) is drawn as %s', (phrase, language, ref) => {
  expect(drawnAs(phrase, language, findNamed)?.ref).toBe(ref);
});

test('GEN-09 a long phrase is looked up in a moment', () => {
  expect(drawnAs('x '.repeat(1000), 'en', findNamed)).toBeUndefined();
  expect(drawnAs('kinder'.repeat(300), 'de', findNamed)).toBeUndefined();
});

test('GEN-09 a package is not drawn where its goods are only spoken of', () => {
  expect(drawn.thing('flour', 'en')).toBeUndefined();
  expect(drawn.thing('Kies', 'de')).toBeUndefined();
});
