import { expect, test } from 'vitest';
import type { Language, Phrase } from '../../understand/subject-frame.ts';
import { withArticles } from './articles.ts';

const phrase = (text: string, gender: Phrase['gender'], more: Partial<Phrase> = {}): Phrase => {
  const noun = text.split(' ')[0] ?? '';
  return { text, noun, lemma: noun, plural: false, ...(gender ? { gender } : {}), ...more };
};
const said = (language: Language, one: Phrase) =>
  Object.values(withArticles(one, language) ?? {}).join(' | ');

test('German nouns take their case, also where words follow them', () => {
  expect(said('de', phrase('Besen', 'm'))).toBe(
    'der Besen | den Besen | dem Besen | vom Besen | ein Besen',
  );
  expect(said('de', phrase('Hase', 'm'))).toMatch(/^der Hase \| den Hasen \| dem Hasen/);
  expect(withArticles(phrase('Käse', 'm'), 'de')?.theDative).toBe('dem Käse');
  const plural = phrase('Eimer mit Deckel', undefined, { plural: true });
  expect(said('de', plural)).toMatch(/den Eimern mit Deckel \| Eimer mit Deckel$/);
  expect(withArticles(phrase('Autos', undefined, { plural: true }), 'de')?.theDative).toBe(
    'den Autos',
  );
});

test('Spanish feminines that begin with a stressed a take el, and no others', () => {
  expect(said('es', phrase('agua mineral', 'f'))).toMatch(/^el agua mineral .* del agua mineral/);
  expect(withArticles(phrase('harina', 'f'), 'es')?.the).toBe('la harina');
  expect(withArticles(phrase('aguas', 'f', { plural: true }), 'es')?.the).toBe('las aguas');
});

test('French elides before a vowel and a silent h', () => {
  const the = (text: string, gender: 'm' | 'f') => withArticles(phrase(text, gender), 'fr')?.the;
  expect(the('huile', 'f')).toBe('l’huile');
  expect(the('œuf', 'm')).toBe('l’œuf');
  expect(the('haricot', 'm')).toBe('le haricot');
  expect(the('yaourt', 'm')).toBe('le yaourt');
  expect(withArticles(phrase('farine', 'f', { mass: true }), 'fr')?.a).toBe('de la farine');
});
