import { expect, test } from 'vitest';
import { moves } from '../storyboard/shot-plan.ts';
import { viewAt } from './camera.ts';
import type { FilmShot, Move } from './film.ts';

const shot = (move: Move, seconds = 4): FilmShot => ({
  row: 1,
  frame: 0,
  begin: 10,
  end: 10 + seconds,
  move,
  isBorrowed: false,
});
const times = Array.from({ length: 41 }, (_, at) => 10 + at / 10);

test.each(moves)('FILM-02 %s never shows what lies beyond the picture, in any shape', (move) => {
  for (const aspect of [16 / 9, 1, 9 / 16]) {
    for (const seconds of [...times, 60]) {
      const { zoom, x, y, turn } = viewAt(shot(move, 50), seconds);
      for (const [cx, cy] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        // A corner of the frame, seen from the middle of the picture.
        const dx = (cx / 2 - x) * aspect;
        const dy = cy / 2 - y;
        const u = dx * Math.cos(turn) + dy * Math.sin(turn);
        const v = -dx * Math.sin(turn) + dy * Math.cos(turn);
        expect(Math.abs(u)).toBeLessThanOrEqual((zoom * aspect) / 2 + 1e-9);
        expect(Math.abs(v)).toBeLessThanOrEqual(zoom / 2 + 1e-9);
      }
    }
  }
});

test('FILM-02 each move goes where it is called after, and all but a static one move', () => {
  const from = (move: Move) => viewAt(shot(move), 10);
  const to = (move: Move) => viewAt(shot(move), 14);
  expect(to('push-in').zoom).toBeGreaterThan(from('push-in').zoom);
  expect(to('pull-out').zoom).toBeLessThan(from('pull-out').zoom);
  // Panning left the picture goes right, tilting up it goes down.
  expect(to('pan-left').x).toBeGreaterThan(from('pan-left').x);
  expect(to('pan-right').x).toBeLessThan(from('pan-right').x);
  expect(to('tilt-up').y).toBeGreaterThan(from('tilt-up').y);
  expect(to('tilt-down').y).toBeLessThan(from('tilt-down').y);
  expect(to('track').x).toBeLessThan(from('track').x);
  for (const move of moves) {
    const isSame =
      JSON.stringify(viewAt(shot(move), 11)) === JSON.stringify(viewAt(shot(move), 12));
    expect([move, isSame]).toEqual([move, move === 'static']);
  }
});

test('FILM-05 for who wants no motion each shot stands', () => {
  for (const move of moves)
    expect(viewAt(shot(move), 12.3, true)).toEqual({ zoom: 1, x: 0, y: 0, turn: 0 });
});

test('FILM-02 a borrowed picture is seen nearer, so that the cut is seen', () => {
  const borrowed = { ...shot('static'), isBorrowed: true };
  expect(viewAt(borrowed, 11).zoom).toBeGreaterThan(viewAt(shot('static'), 11).zoom);
});
