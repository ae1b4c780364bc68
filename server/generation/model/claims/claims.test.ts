// How many of the claims nobody made are found, and how many harmless sentences are left alone.
import { expect, test } from 'vitest';
import { inventedIn, openGround } from '../checking/invented.ts';
import { held, type Judged, open } from './sentences.ts';

const own = {
  en: 'A flute, a rope, a kettle, a pair of boots. Ask for it on the market.',
  de: 'Eine Flöte, ein Seil, ein Wasserkocher. Fragen Sie auf dem Markt danach.',
  es: 'Una flauta, una cuerda, unas botas. Pregunta por ella en la plaza.',
  fr: 'Une flûte, une corde, des bottes. Demandez-la au magasin.',
};
const wrongOf = (list: readonly Judged[]) =>
  list.filter(
    ([language, claims, sentence]) =>
      inventedIn(sentence, openGround(own[language], 15, language)).length > 0 !== claims,
  );
const rightIn = (list: readonly Judged[], claims: boolean) => {
  const all = list.filter((one) => one[1] === claims);
  const wrong = wrongOf(all).length;
  return (all.length - wrong) / all.length;
};

test('GEN-08 every sentence of the open part is judged as an editor would', () => {
  expect(wrongOf(open).map(([, , sentence]) => sentence)).toEqual([]);
});

test('GEN-08 of sentences it was not made for, nine in ten claims are found and nine in ten harmless ones left', () => {
  expect(rightIn(held, true)).toBeGreaterThanOrEqual(0.9);
  expect(rightIn(held, false)).toBeGreaterThanOrEqual(0.9);
});
