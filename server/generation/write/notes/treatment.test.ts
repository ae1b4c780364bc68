import { expect, test } from 'vitest';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { Sketch } from '#server/drawing/brush.ts';
import { writeScript } from '../write-script.ts';
import { type Treatment, treatmentIn } from './treatment.ts';
import { wornIn } from './worn-in.ts';

test.each<[string, 'en' | 'de' | 'es' | 'fr', Partial<Treatment>]>([
  [
    'NO voice-over. Film it in one take, camera doesnt move.',
    'en',
    { speechless: true, oneTake: true, camera: { move: 'static' } },
  ],
  ['No text on screen except the name.', 'en', { letterless: 'but-name' }],
  ['Black and white. Never show faces.', 'en', { blackAndWhite: true, faceless: true }],
  ['Kein Text im Bild! Schwarz-weiß.', 'de', { letterless: 'all', blackAndWhite: true }],
  ['Kein Text außer der Name.', 'de', { letterless: 'but-name' }],
  [
    'Plano fijo, sin cortes, en blanco y negro.',
    'es',
    { camera: { move: 'static' }, oneTake: true, blackAndWhite: true },
  ],
  [
    'Seulement des mains. Sans voix off. Un seul plan.',
    'fr',
    { faceless: true, speechless: true, oneTake: true },
  ],
  ['camera is fixed to the wall, the sea does the moving.', 'en', { camera: { move: 'static' } }],
  ['Locked-off. All from above.', 'en', { camera: { move: 'static', angle: 'overhead' } }],
  ['Shot on a phone, nothing slick', 'en', { camera: { move: 'hand-held' } }],
  ['Nothing shaky. The table is fixed to the wall.', 'en', { camera: {} }],
  ['Alles von oben, Kamera fest.', 'de', { camera: { move: 'static', angle: 'overhead' } }],
  ['Cámara en mano, siempre desde abajo', 'es', { camera: { move: 'hand-held', angle: 'low' } }],
  ['Filmé au téléphone', 'fr', { camera: { move: 'hand-held' } }],
  ['Only feet and hands in the whole film.', 'en', { faceless: true }],
  ['Not in black and white please.', 'en', { blackAndWhite: false }],
  [
    'She talks over the pictures; close shots of the text on the tin.',
    'en',
    { speechless: false, oneTake: false },
  ],
])('PLAN-09 %j in %s is a treatment', (notes, language, wanted) => {
  expect(treatmentIn(notes, '', language)).toMatchObject(wanted);
});

const request = generateScriptRequest.parse({
  userType: 'business',
  platform: ['youtube'],
  productName: 'Slow Lathe',
  description: 'We turn bowls from fallen wood. Every bowl is posted to whoever gave the tree.',
  behavior: 'Order a bowl.',
  creativeApproach: 'story',
  videoStyle: 'narrative',
  notes:
    'No voice-over. No text on screen except the name. One take, the camera does not move. Black and white.',
});

test('PLAN-09 a show without speech is told of in words', () => {
  expect(treatmentIn('', 'One hour, no speech, one bandoneon.', 'en').speechless).toBe(false);
});

test('PLAN-09 a film is silent, unlettered, uncut, still and grey where the notes ask for it', () => {
  const { script, shots } = writeScript(request, { date: new Date('2026-11-27') });
  const rows = parseAvScript(script)?.rows ?? [];
  const cues = rows.flatMap((row) => row.cues);
  expect(rows.length).toBeGreaterThan(2);
  expect(cues.filter(({ kind }) => kind === 'VO' || kind === 'DIALOGUE')).toEqual([]);
  expect(cues.filter(({ kind }) => kind === 'SUPER').map(({ text }) => text)).toEqual([
    'SLOW LATHE',
  ]);
  expect(shots.shots.map(({ cut }) => cut)).toEqual(rows.map(() => 1));
  expect(new Set(shots.shots.map(({ move }) => move))).toEqual(new Set(['static']));
  expect(rows[0]?.video).toContain('Black and white.');
  expect(shots.look).toBe('black-and-white');
});

test('PLAN-09 a grey sketch has no colour left', () => {
  const sketch = new Sketch(100, 100, 1, { isGrey: true });
  sketch.box(10, 10, 50, 40, { color: '#c2523d' });
  const colours = sketch.svg().match(/#[0-9a-f]{6}/gi) ?? [];
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter((one) => new Set(one.slice(1).match(/../g)).size > 1)).toEqual([]);
});

test.each([
  ['Bronwen wears the orange GS bib. Do not make us cute.', 'en', 'the orange GS bib'],
  ['Sie trägt die grüne Schürze, immer.', 'de', 'die grüne Schürze, immer'],
  ['Nobody wears a lab coat.', 'en', undefined],
] as const)('PLAN-09 %j in %s says what is worn', (notes, language, worn) => {
  expect(wornIn(notes, language)).toBe(worn);
});
