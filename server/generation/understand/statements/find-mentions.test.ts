import { expect, test } from 'vitest';
import { findNamed } from '#domain/storyboard/catalogue/lookup.ts';
import { drawnAs } from '../lexicon/drawn-as.ts';
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import type { Language } from '../subject-frame.ts';
import { drawn } from './find-mentions.ts';

const homonyms: [noun: string, language: Language, sold: string][] = [
  ['jigsaw', 'en', 'puzzle-piece'],
  ['Birne', 'de', 'pear'],
  ['muñeca', 'es', 'doll'],
  ['mango', 'es', 'mango'],
  ['poêle', 'fr', 'pan'],
  ['poele', 'fr', 'pan'],
];

test.each(homonyms)(
  '%s (%s) is %s where it is sold, not where it is spoken of',
  (noun, language, sold) => {
    expect(lookUpNoun(noun, language)?.isHomonym).toBe(true);
    expect(drawn.thing(noun, language)).toBeUndefined();
    expect(drawnAs(noun, language, findNamed)?.ref).toBe(sold);
  },
);

test.each<[string, Language, string]>([
  ['kettle', 'en', 'kettle'],
  ['Gießkanne', 'de', 'watering-can'],
  ['Küchenuhr', 'de', 'wall-clock'],
  ['mango', 'en', 'mango'],
  ['ardilla', 'es', 'squirrel'],
  ['brouette', 'fr', 'wheelbarrow'],
])('%s (%s), which means one thing, is drawn where it is spoken of', (noun, language, ref) => {
  expect(drawn.thing(noun, language)).toBe(ref);
});
