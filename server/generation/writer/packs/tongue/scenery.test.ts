import { expect, test } from 'vitest';
import { countSpokenWords } from '#domain/script/speech.ts';
import { german } from '../de.ts';
import { spanish } from '../es.ts';
import { french } from '../fr.ts';

const banks = [spanish, french, german].map(
  (pack) => [pack.code, [...pack.worlds, ...Object.values(pack.plainWorlds)]] as const,
);
const all = banks.flatMap(([code, bank]) =>
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
      ...scenery.maker.split('|'),
      ...scenery.user.split('|'),
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

test('GEN-07 the languages know the same sceneries, German some besides, each by words of its own', () => {
  const [es, fr, de] = banks.map(([, worlds]) => worlds.map((world) => world.id).sort());
  expect(fr).toEqual(es);
  expect(de).toEqual(expect.arrayContaining(es ?? []));
  for (const [code, , { id, keywords }] of all) {
    const isPlain = id.startsWith('plain-');
    expect(keywords.length === 0, `${code} ${id}`).toBe(isPlain);
  }
});
