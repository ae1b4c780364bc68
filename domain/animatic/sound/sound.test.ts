import { expect, test } from 'vitest';
import { makeFilm } from '../make-film.ts';
import { loudest, renderSound } from './render-sound.ts';
import { isHeard, soundPlanOf } from './sound-plan.ts';
import { type Bed, beds, type Effect, effects } from './sound-words.ts';

const rate = 8000;
const frames = [1, 2, 3, 4].map((n) => ({
  title: `F${n}`,
  description: '',
  imageUrl: `/api/storage/frames/${n}.jpg`,
}));
function filmOf(first: string, second = '') {
  const script = `A\n\n1. HOOK | 0-4 s\nVIDEO: CU.\n${first}\nVO: Half of a broom.\n\n2. END | 4-8 s\nVIDEO: Pack shot.\n${second}\nSUPER: CRUMB`;
  const film = makeFilm({ title: 'A', script, frames, shots: null, format: '16:9' });
  if (!film) throw new Error('No film.');
  return film;
}
const planOf = (...cues: [string, string?]) => soundPlanOf(filmOf(...cues));
const peakOf = (samples: Float32Array, from = 0, to = samples.length / rate) => {
  let peak = 0;
  for (const sample of samples.subarray(from * rate, to * rate))
    peak = Math.max(peak, Math.abs(sample));
  return peak;
};

test.each<[string, Bed]>([
  ['A dry beat, nothing else.', 'beat'],
  ['Percussion, hard and short.', 'drums'],
  ['One bass note, repeated.', 'bass'],
  ['A few notes, played by one hand.', 'notes'],
  ['Strings far back, slow.', 'strings'],
  ['Plucked strings, light.', 'plucked'],
  ['Two chords, friendly.', 'chords'],
  ['Ein schlichter Rhythmus, der nicht stört.', 'beat'],
  ['Gezupfte Saiten, leicht.', 'plucked'],
  ['Streicher, weit hinten, langsam.', 'strings'],
  ['Una nota de bajo, repetida.', 'bass'],
  ['Cuerdas al fondo, lentas.', 'strings'],
  ['Des percussions, dures et courtes.', 'drums'],
  ['Quelques notes, d’une seule main.', 'notes'],
])('FILM-10 the music of a script is one of the house’s: %s', (text, bed) => {
  expect(planOf(`MUSIC: ${text}`).music).toEqual([{ bed, begin: 0, end: 8 }]);
});

test.each<[string, Effect]>([
  ['Steps, then still.', 'steps'],
  ['A door, near.', 'door'],
  ['A soft knock on wood.', 'knock'],
  ['Breath, near.', 'breath'],
  ['One short beat.', 'thud'],
  ['The shop bell.', 'bell'],
  ['Rain on a window.', 'rain'],
  ['Schritte, dann Stille.', 'steps'],
])('FILM-10 the sound of a row is one of the house’s: %s', (text, effect) => {
  expect(planOf(`SFX: ${text}`).effects).toEqual([{ effect, begin: 0, end: 4 }]);
});

test.each([
  'SFX: Crust cracks.',
  'SFX: A drone of bees over the orchard.',
  'SFX: Steps and a bell.',
  'SFX: Silence.',
  'MUSIC: Bulgarian choir.',
  'MUSIC: None.',
  'MUSIC: Keine.',
  'MUSIC: No music at all.',
  'MUSIC: Strings and drums.',
])('FILM-10 what is not surely known is silence: %s', (cue) => {
  const plan = planOf(cue);
  expect(isHeard(plan)).toBe(false);
  expect(peakOf(renderSound(plan, rate))).toBe(0);
});

test('FILM-10 who refuses music has none, whatever else is named', () => {
  const plan = planOf('MUSIC: A dry beat.', 'SFX: A bell, no music.');
  expect(plan.music).toEqual([]);
  expect(plan.effects).toEqual([{ effect: 'bell', begin: 4, end: 8 }]);
});

test('FILM-10 music ends where a row has none, and the rest is silent', () => {
  const samples = renderSound(planOf('MUSIC: A dry beat.', 'MUSIC: None.'), rate);
  expect(peakOf(samples, 0, 3.9)).toBeGreaterThan(0.05);
  expect(peakOf(samples, 4)).toBe(0);
});

test.each([...beds.map((bed) => ({ bed })), ...effects.map((effect) => ({ effect }))])(
  'FILM-10 %o is as long as the film, heard, never too loud, and the same each time',
  (kind) => {
    const span = { begin: 0, end: 9.5 };
    const plan = {
      seconds: 10.25,
      music: 'bed' in kind ? [{ ...span, bed: kind.bed }] : [],
      effects: 'effect' in kind ? [{ ...span, effect: kind.effect }] : [],
      spoken: [],
    };
    const samples = renderSound(plan, rate);
    expect(samples.length).toBe(10.25 * rate);
    expect(peakOf(samples)).toBeGreaterThan(0.02);
    expect(peakOf(samples)).toBeLessThanOrEqual(loudest + 1e-6);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(peakOf(samples, 9.55)).toBe(0);
    expect(renderSound(plan, rate)).toEqual(samples);
  },
);

test('FILM-10 all at once it is not too loud either, and music steps back where somebody speaks', () => {
  const span = { begin: 0, end: 6 };
  const all = {
    seconds: 6,
    music: beds.map((bed) => ({ ...span, bed })),
    effects: effects.map((effect) => ({ ...span, effect })),
    spoken: [],
  };
  expect(peakOf(renderSound(all, rate))).toBeLessThanOrEqual(loudest + 1e-6);
  const music = { seconds: 8, music: [{ begin: 0, end: 8, bed: 'bass' as const }], effects: [] };
  const alone = renderSound({ ...music, spoken: [] }, rate);
  const under = renderSound({ ...music, spoken: [{ begin: 3, end: 6 }] }, rate);
  expect(peakOf(under, 4, 6)).toBeLessThan(0.6 * peakOf(alone, 4, 6));
  expect(peakOf(under, 1, 2)).toBeCloseTo(peakOf(alone, 1, 2), 5);
});
