import { expect, test } from 'vitest';
import { holdsTheIdea, splitSentence, splitShot } from './emphasis.ts';

test.each([
  ['ECU, push in. A dark street.', 'ECU, push in.', 'A dark street.'],
  ['Pack shot. A warm loaf.', 'Pack shot.', 'A warm loaf.'],
  ['Over-the-shoulder, high. She waits.', 'Over-the-shoulder, high.', 'She waits.'],
  ['Insert.', 'Insert.', ''],
  ['Rosa shapes dough. Flour flies.', '', 'Rosa shapes dough. Flour flies.'],
  ['', '', ''],
])('%j opens with the shot %j', (video, shot, rest) => {
  expect(splitShot(video)).toEqual({ shot, rest });
});

test('the first sentence is set apart from the rest', () => {
  expect(splitSentence('Stay up for it. The night begins.')).toEqual({
    first: 'Stay up for it.',
    rest: 'The night begins.',
  });
  expect(splitSentence('No full stop')).toEqual({ first: 'No full stop', rest: '' });
  expect(splitSentence('')).toEqual({ first: '', rest: '' });
});

test('the single-minded message is the idea, whatever it is called', () => {
  expect(
    ['Single-minded message', 'Single-minded idea', 'single minded proposition'].every(
      holdsTheIdea,
    ),
  ).toBe(true);
  expect(holdsTheIdea('Objective')).toBe(false);
  expect(holdsTheIdea(undefined)).toBe(false);
});
