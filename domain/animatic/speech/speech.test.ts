import { expect, test } from 'vitest';
import { hasten } from './hasten.ts';
import { readWav } from './read-wav.ts';
import { renderVoice } from './render-voice.ts';
import { toneWav } from './testing/tone-wav.ts';

const rate = 24_000;
const loudest = (samples: Float32Array) => samples.reduce((most, one) => Math.max(most, one), 0);
const between = (track: Float32Array, from: number, to: number) =>
  track.subarray(Math.round(from * rate), Math.round(to * rate));
/** Of a tone: how often it rises through nothing in a second. */
const pitchOf = (samples: Float32Array) =>
  (samples.filter((one, at) => one >= 0 && (samples[at - 1] ?? 0) < 0).length * rate) /
  samples.length;

test.each([
  ['as it is', {}],
  ['streamed, so that it says no length', { isStreamed: true }],
  ['of two channels', { channels: 2 }],
  ['at another rate', { rate: 16_000 }],
] as const)('FILM-12 a WAV is read %s', (_, form) => {
  const read = readWav(toneWav({ seconds: 1, pitch: 220, ...form }));
  expect(read?.samples.length).toBe(read?.rate);
  expect(loudest(read?.samples ?? new Float32Array())).toBeCloseTo(0.5, 1);
});

test.each([
  ['nothing', new Uint8Array()],
  ['a page', new TextEncoder().encode('<!doctype html><h1>502</h1>')],
  ['a head alone', toneWav({ seconds: 0, pitch: 220 })],
  ['three minutes', toneWav({ seconds: 180, pitch: 220, rate: 8_000 })],
  [
    'a chunk that says it is longer than the file',
    Uint8Array.of(82, 73, 70, 70, 0, 0, 0, 0, 87, 65, 86, 69, 97, 98, 99, 100, 255, 255, 255, 255),
  ],
] as const)('FILM-12 what is no recording is none: %s', (_, bytes) => {
  expect(readWav(bytes)).toBeNull();
});

test('FILM-12 what is hastened is shorter and as high as before', () => {
  const tone = readWav(toneWav({ seconds: 2, pitch: 220 }))?.samples ?? new Float32Array();
  const fast = hasten(tone, rate, 1.5);
  expect(fast.length / rate).toBeCloseTo(2 / 1.5, 2);
  expect(pitchOf(between(fast, 0.1, 1.2))).toBeCloseTo(220, -1);
  expect(loudest(fast)).toBeCloseTo(0.5, 1);
});

const lines = [
  { text: 'One.', begin: 1, end: 2 },
  { text: 'Two.', begin: 3, end: 4 },
];

test('FILM-12 each sentence is heard at its time, and the voice is as long as the film', () => {
  const recordings = [toneWav({ seconds: 1, pitch: 220 }), toneWav({ seconds: 0.5, pitch: 440 })];
  const track = renderVoice({ lines, seconds: 5 }, recordings, rate);
  expect(track.length).toBe(5 * rate);
  expect(loudest(between(track, 0, 0.99))).toBe(0);
  expect(loudest(between(track, 1.1, 1.8))).toBeCloseTo(0.6, 1);
  expect(pitchOf(between(track, 3.05, 3.4))).toBeCloseTo(440, -1);
  expect(loudest(between(track, 3.6, 5))).toBe(0);
});

test('FILM-12 a sentence longer than its time is spoken faster, and never into the next', () => {
  const recordings = [toneWav({ seconds: 2.6, pitch: 220 }), toneWav({ seconds: 9, pitch: 440 })];
  const track = renderVoice({ lines, seconds: 5 }, recordings, rate);
  expect(loudest(between(track, 2.7, 2.9))).toBeGreaterThan(0.3);
  expect(pitchOf(between(track, 3.05, 4.5))).toBeCloseTo(440, -1);
});

test('FILM-12 without a recording a sentence is silent, and the others are heard', () => {
  const track = renderVoice(
    { lines, seconds: 5 },
    [null, toneWav({ seconds: 1, pitch: 220 })],
    rate,
  );
  expect(loudest(between(track, 0, 2.9))).toBe(0);
  expect(loudest(between(track, 3.1, 3.8))).toBeGreaterThan(0.5);
});
