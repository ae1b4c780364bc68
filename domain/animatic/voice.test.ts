import { expect, test } from 'vitest';
import { chooseVoice, languageOfFilm } from './voice.ts';

const say = (text: string) => languageOfFilm({ lines: [{ begin: 0, end: 1, text }] });
const voice = (name: string, lang: string, more: object = {}) => ({
  name,
  lang,
  default: false,
  localService: true,
  ...more,
});

test.each([
  ['The night shift is not for the faint of heart.', 'en'],
  ['Das Brot ist noch warm, und es ist für dich.', 'de'],
  ['El pan es para la gente que no duerme.', 'es'],
  ['Le pain est chaud et il est pour vous.', 'fr'],
  ['نصف مكنسة', 'ar'],
  ['半分のほうき', 'ja'],
  ['', 'en'],
])('FILM-07 the language is read from what is spoken: %s', (text, language) => {
  expect(say(text)).toBe(language);
});

const voices = [
  voice('Google Deutsch', 'de-DE', { localService: false }),
  voice('Daniel', 'en-GB'),
  voice('Google UK English Female', 'en-GB', { localService: false }),
  voice('Alex', 'en_US', { default: true }),
];

test('FILM-07 a voice of the language, as described where the browser says it', () => {
  expect(chooseVoice(voices, 'en')?.name).toBe('Alex');
  expect(chooseVoice(voices, 'en', 'female')?.name).toBe('Google UK English Female');
  expect(chooseVoice(voices, 'en', 'nonbinary')?.name).toBe('Alex');
  expect(chooseVoice(voices, 'de', 'male')?.name).toBe('Google Deutsch');
});

test('FILM-07 silent where no voice speaks the language', () => {
  expect(chooseVoice(voices, 'fr')).toBeUndefined();
  expect(chooseVoice([], 'en')).toBeUndefined();
});
