import { expect, test } from 'vitest';
import { countSpokenWords } from '#domain/script/speech.ts';
import { causes as deCauses, plain as dePlain, stories as deStories } from '../de/others.ts';
import { trades as deTrades } from '../de/trades.ts';
import { causes as esCauses, plain as esPlain, stories as esStories } from '../es/others.ts';
import { trades as esTrades } from '../es/trades.ts';
import { causes as frCauses, plain as frPlain, stories as frStories } from '../fr/others.ts';
import { trades as frTrades } from '../fr/trades.ts';
import type { Scenery } from './scenery.ts';

const banks: Record<string, readonly Scenery[]> = {
  es: [...esTrades, ...esCauses, ...esStories, ...Object.values(esPlain)],
  fr: [...frTrades, ...frCauses, ...frStories, ...Object.values(frPlain)],
  de: [...deTrades, ...deCauses, ...deStories, ...Object.values(dePlain)],
};
const all = Object.entries(banks).flatMap(([code, bank]) =>
  bank.map((scenery) => [code, scenery.id, scenery] as const),
);

test.each(all)(
  'GEN-07 %s %s: sentences are sentences, predicates are predicates',
  (_, __, scenery) => {
    const sentences = [
      ...scenery.work,
      scenery.use[1],
      scenery.trouble[1],
      scenery.close,
      ...scenery.sound,
      scenery.music,
      ...scenery.problem,
      ...scenery.truth,
      ...scenery.wrong,
      ...scenery.lines,
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}¿«„].*[.?»“]$/u);
    expect(scenery.question).toMatch(/\?$/);
    for (const predicate of [scenery.use[0], scenery.trouble[0]]) {
      expect(predicate).toMatch(/^\p{Ll}.*[^.]$/u);
    }
    for (const phrase of [
      scenery.at,
      scenery.pack,
      scenery.witness,
      ...scenery.maker,
      ...scenery.user,
    ]) {
      expect(phrase).toMatch(/^\p{Ll}/u);
      expect(phrase).not.toMatch(/[.|]$/);
    }
  },
);

test.each(all)('GEN-07 %s %s: short enough for the shortest rows', (_, __, scenery) => {
  // Three seconds of a soft voice are five words, one of them the name.
  expect(Math.min(...scenery.lines.map(countSpokenWords))).toBeLessThanOrEqual(4);
  const problem = [scenery.problem[0], scenery.enemy, scenery.problem[1]].map(countSpokenWords);
  expect(Math.min(...problem)).toBeLessThanOrEqual(7);
});

test('GEN-07 the three languages know the same sceneries, each by words of its own', () => {
  const ids = (code: string) => banks[code]?.map((scenery) => scenery.id).sort();
  expect(ids('fr')).toEqual(ids('es'));
  expect(ids('de')).toEqual(ids('es'));
  for (const [code, , { id, keywords }] of all) {
    const isPlain = id.startsWith('plain-');
    expect(keywords.trim() === '', `${code} ${id}`).toBe(isPlain);
  }
});
