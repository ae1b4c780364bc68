import { expect, test } from 'vitest';
import type { Shot } from '#domain/storyboard/shot-plan.ts';
import { framed } from './board-frames.ts';

const shot = (row: number, cut: number, more: Partial<Shot> = {}): Shot => ({
  row,
  cut,
  seconds: 2,
  composition: 'object',
  size: 'close-up',
  angle: 'eye',
  move: 'static',
  time: 'day',
  light: 'plain',
  weather: 'dry',
  place: 'kitchen',
  people: [],
  props: [{ id: 'kettle', where: 'on-surface' }],
  lettering: [],
  ...more,
});
const rowOf = (beat: number, shots: Shot[], asked: Shot[] = []) => ({ beat, shots, asked });
const framesOf = (rows: Parameters<typeof framed>[0]) =>
  framed(rows, false).flatMap(({ row, cut, frame }) => (frame ? [`${row}.${cut}`] : []));

const first = shot(1, 1);
const end = shot(4, 1, { composition: 'pack' });

test('PLAN-09 what was ordered has a frame, whatever else its row shows', () => {
  const held = shot(3, 1, {
    composition: 'hands',
    people: [{ who: 'lead', pose: 'pour', mood: 'neutral' }],
  });
  const ordered = shot(3, 2, { props: [{ id: 'mug', where: 'on-surface' }] });
  const met = shot(2, 1, { composition: 'place', props: [] });
  expect(
    framesOf([
      rowOf(0, [first]),
      rowOf(1, [met]),
      rowOf(2, [held, ordered], [ordered]),
      rowOf(3, [end]),
    ]),
  ).toEqual(['1.1', '2.1', '3.2', '4.1']);
});

test('PLAN-09 somebody does the deed in a frame rather than stands with the thing', () => {
  const person = (pose: string) => [{ who: 'other:cook', pose, mood: 'neutral' as const }];
  const stands = shot(2, 1, { composition: 'figure', size: 'medium', people: person('stand') });
  const pours = shot(2, 2, { composition: 'figure', size: 'medium', people: person('pour') });
  expect(
    framesOf([
      rowOf(0, [first]),
      rowOf(1, [stands, pours]),
      rowOf(2, [shot(3, 1, { size: 'wide' })]),
      rowOf(3, [end]),
    ]),
  ).toContain('2.2');
});
