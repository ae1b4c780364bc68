import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoryboardFrame } from '../storyboard/frame.ts';
import { shotPlan } from '../storyboard/shot-plan.ts';
import { frameCount, onAt, shotAt } from './film.ts';
import { type FilmSource, makeFilm } from './make-film.ts';
import { pixelsOf } from './shape.ts';

const script = `THE 5 A.M. COUNTER
Length: 15 s
Pace: 2.5 words a second

1. HOOK | 0-2 s
VIDEO: ECU, push in. Hands tear a loaf.
SFX: Crust cracks.

2. PROBLEM | 2-9 s
VIDEO: MS, hand-held. MAYA leans on the counter.
VO: Bread stopped making a sound. (sighs) Nobody noticed.
MAYA (to camera): Ours sings.

3. OFFER | 9-15 s
VIDEO: Pack shot, static. The loaf.
SUPER: GET THERE WHILE IT IS WARM
SUPER: Open from five
MUSIC: One piano note.`;

const frame = (number: number, more: Partial<StoryboardFrame> = {}): StoryboardFrame => ({
  title: `F${number}`,
  description: '',
  imageUrl: `/api/storage/frames/${number}.jpg`,
  ...more,
});
const frames = [frame(1), frame(2), frame(3), frame(4)];
const shot = (row: number, cut: number, seconds: number, more: object = {}) => ({
  row,
  cut,
  seconds,
  composition: 'object',
  size: 'close-up',
  ...more,
});
const rows = [
  'ECU, push in. Hands tear a loaf.',
  'MS, hand-held. MAYA leans on the counter.',
  'Pack shot, static. The loaf.',
];
const plan = shotPlan.parse({
  shots: [
    shot(1, 1, 2, { move: 'push-in', frame: 1 }),
    shot(2, 1, 1, { move: 'hand-held', frame: 2 }),
    shot(2, 2, 1, { move: 'pan-left' }),
    shot(2, 3, 2, { move: 'track', frame: 3 }),
    shot(3, 1, 6, { frame: 4 }),
  ],
  rows,
});
const source: FilmSource = { title: 'Loaf', script, frames, shots: plan, format: '9:16' };
const film = (changed: Partial<FilmSource> = {}) => {
  const made = makeFilm({ ...source, ...changed });
  if (!made) throw new Error('No film');
  return made;
};

test('FILM-01 shots follow rows and plan, as long against each other as planned', () => {
  expect(
    film().shots.map(({ row, frame, begin, end, move }) => [row, frame, begin, end, move]),
  ).toEqual([
    [1, 0, 0, 2, 'push-in'],
    [2, 1, 2, 3.75, 'hand-held'],
    [2, 1, 3.75, 5.5, 'pan-left'],
    [2, 2, 5.5, 9, 'track'],
    [3, 3, 9, 15, 'static'],
  ]);
  expect(film().shots.map(({ isBorrowed }) => isBorrowed)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
  expect(film().seconds).toBe(15);
});

test('FILM-01 without a plan a row shows the pictures whose time begins in it', () => {
  const timed = ['0–2 s', '2–5 s', '5–9 s', '9–15 s'].map((timing, at) => frame(at, { timing }));
  const made = film({ shots: null, frames: timed });
  expect(made.shots.map(({ row, frame, begin, end }) => [row, frame, begin, end])).toEqual([
    [1, 0, 0, 2],
    [2, 1, 2, 5],
    [2, 2, 5, 9],
    [3, 3, 9, 15],
  ]);
  expect(made.shots.every(({ isBorrowed }) => !isBorrowed)).toBe(true);
});

test('FILM-01 a row that moved keeps its shots, one that is new borrows the nearest picture', () => {
  const moved = script
    .replace('1. HOOK | 0-2 s', '1. NEW | 0-3 s\nVIDEO: A street.\n\n2. HOOK | 3-5 s')
    .replace('2. PROBLEM | 2-9 s', '3. PROBLEM | 5-9 s');
  const made = film({ script: moved });
  expect(made.shots.map(({ row, frame, isBorrowed }) => [row, frame, isBorrowed])).toEqual([
    [1, 0, true],
    [2, 0, false],
    [3, 1, false],
    [3, 1, true],
    [3, 2, false],
    [4, 3, false],
  ]);
});

test('FILM-01 a plan of two shots still shows four pictures', () => {
  const short = shotPlan.parse({ shots: [shot(1, 1, 5), shot(2, 1, 10)], rows: rows.slice(0, 2) });
  expect(film({ shots: short }).shots.map(({ frame }) => frame)).toEqual([0, 1, 2, 3, 3]);
});

test('FILM-01 a script that is no rows plays its pictures, nothing without any picture', () => {
  const made = film({ script: 'A loaf. She smiles.', format: '16:9' });
  expect(made.shots.map(({ begin, end }) => [begin, end])).toEqual([
    [0, 7.5],
    [7.5, 15],
    [15, 22.5],
    [22.5, 30],
  ]);
  expect(made.lines).toEqual([]);
  const bare = frames.map(({ imageUrl: _, ...rest }) => rest);
  expect(makeFilm({ ...source, frames: bare })).toBeNull();
  expect(makeFilm({ ...source, frames: [] })).toBeNull();
});

test('FILM-03 every spoken sentence is a line at its row’s time, directions are not spoken', () => {
  const { lines } = film();
  expect(lines.map(({ text, speaker }) => [text, speaker])).toEqual([
    ['Bread stopped making a sound.', undefined],
    ['Nobody noticed.', undefined],
    ['Ours sings.', 'MAYA'],
  ]);
  expect(lines[0]?.begin).toBeGreaterThanOrEqual(2);
  expect(lines.at(-1)?.end).toBeLessThanOrEqual(9);
  for (const [at, line] of lines.entries()) {
    expect(line.end).toBeGreaterThan(line.begin);
    if (at > 0) expect(line.begin).toBe(lines[at - 1]?.end);
  }
});

test('FILM-03 lettering that the picture has is not lettered twice', () => {
  expect(film().supers.map(({ text }) => text)).toEqual([
    'GET THERE WHILE IT IS WARM',
    'Open from five',
  ]);
  const alt = 'A loaf. Lettering reads Get there while it is warm · Miller.';
  const lettered = [...frames.slice(0, 3), frame(4, { imageAlt: alt })];
  expect(film({ frames: lettered }).supers.map(({ text }) => text)).toEqual(['Open from five']);
  const long = 'A message from the Lane County Department of Transportation asking for more';
  const cut = frame(4, { imageAlt: 'Lettering reads A message from the Lane County Department…' });
  const spoken = script.replace('Open from five', long);
  expect(
    film({ script: spoken, frames: [...frames.slice(0, 3), cut] }).supers.map(({ text }) => text),
  ).toEqual(['GET THERE WHILE IT IS WARM']);
});

test('FILM-03 sounds are told with their row', () => {
  expect(film().sounds).toEqual([
    { kind: 'SFX', text: 'Crust cracks.', begin: 0, end: 2 },
    { kind: 'MUSIC', text: 'One piano note.', begin: 9, end: 15 },
  ]);
});

const seconds = fc.double({ min: -5, max: 700, noNaN: true });
test('FILM-01 whatever times a person types, the film has no hole and shows pictures it has', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(seconds, seconds), { minLength: 1, maxLength: 12 }), (times) => {
      const text = times.map(
        ([from, to], at) =>
          `${at + 1}. X | ${Math.abs(from).toFixed(2)}-${Math.abs(to).toFixed(2)} s\nVIDEO: ${rows[at % 3]}\nVO: Word after word.`,
      );
      const made = film({ script: `T\n\n${text.join('\n\n')}` });
      let at = 0;
      for (const one of made.shots) {
        expect(one.begin).toBeCloseTo(at, 6);
        expect(one.end).toBeGreaterThan(one.begin);
        expect(frames[one.frame]).toBeDefined();
        at = one.end;
      }
      expect(at).toBeCloseTo(made.seconds, 6);
      for (const { begin, end } of made.lines) expect(end).toBeGreaterThanOrEqual(begin);
    }),
  );
});

test('FILM-01 what is on at a second, and frames counted at 24 a second', () => {
  const made = film();
  expect(shotAt(made, 0)?.row).toBe(1);
  expect(shotAt(made, 2)?.row).toBe(2);
  expect(shotAt(made, 99)?.row).toBe(3);
  expect(onAt(made.lines, 1)).toEqual([]);
  expect(frameCount(made)).toBe(360);
});

test.each([
  ['16:9', 1920, 1080],
  ['9:16', 1080, 1920],
  ['1:1', 1080, 1080],
] as const)(
  'FILM-04 a film in %s has 1080 lines along its shorter side',
  (format, width, height) => {
    expect(pixelsOf(format)).toEqual({ width, height });
  },
);
