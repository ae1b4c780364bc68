import { expect, test } from 'vitest';
import { splitShot } from './emphasis.ts';

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
