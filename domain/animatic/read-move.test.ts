import { expect, test } from 'vitest';
import { readMove } from './read-move.ts';

test.each([
  ['MCU, push in. Hands pull out a drawer.', 'push-in'],
  ['WS, tilt down: the tower.', 'tilt-down'],
  ['Hand-held. He runs.', 'hand-held'],
  ['MCU, Ranfahrt. Ein Gesicht.', 'push-in'],
  ['WS, Schwenk nach links. Die Straße.', 'pan-left'],
  ['Plano general, paneo a la derecha. La calle.', 'pan-right'],
  ['CU, travelling arrière. Une main.', 'pull-out'],
  ['WS, travelling latéral. La rue.', 'track'],
  ['MS. She pushes the door.', 'static'],
  ['', 'static'],
] as const)('FILM-02 without a plan the move is read from the row: %s', (video, move) => {
  expect(readMove(video)).toBe(move);
});
