import { expect, test } from 'vitest';
import { moves } from '../storyboard/shot-plan.ts';
import { type View, viewAt } from './camera.ts';
import type { FilmShot, Move } from './film.ts';
import { farToNear, type Plane } from './planes.ts';

const shot = (move: Move, seconds = 4): FilmShot => ({
  row: 1,
  frame: 0,
  begin: 10,
  end: 10 + seconds,
  move,
  isBorrowed: false,
});
const times = Array.from({ length: 41 }, (_, at) => 10 + at / 10);

const planes = [undefined, ...farToNear];

test.each(moves)('FILM-02 %s never shows what lies beyond the picture, in any shape', (move) => {
  for (const plane of planes)
    for (const aspect of [16 / 9, 1, 9 / 16])
      for (const seconds of [...times, 60]) {
        const view = viewAt(shot(move, 50), seconds, false, plane);
        expect([plane, covers(view, aspect)]).toEqual([plane, true]);
      }
});

// Each corner of the frame, seen from the middle of the picture, lies in it.
function covers({ zoom, x, y, turn }: View, aspect: number): boolean {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return corners.every(([cx, cy]) => {
    const dx = (cx / 2 - x) * aspect;
    const dy = cy / 2 - y;
    const u = dx * Math.cos(turn) + dy * Math.sin(turn);
    const v = -dx * Math.sin(turn) + dy * Math.cos(turn);
    return Math.abs(u) <= (zoom * aspect) / 2 + 1e-9 && Math.abs(v) <= zoom / 2 + 1e-9;
  });
}

const moving = moves.filter((move) => move !== 'static');

test.each(moving)('FILM-09 in a %s what is near moves more than what is far', (move) => {
  // How far a point beside the middle goes on the screen from moment to moment, as shares of the frame.
  const way = (plane: Plane) => {
    const seen = times.map((seconds) => viewAt(shot(move), seconds, false, plane));
    const spots = seen.map(({ zoom, x, y }) => [x + 0.2 * zoom, y + 0.2 * zoom] as const);
    return spots.reduce((sum, [x, y], at) => {
      const [x0, y0] = spots[at - 1] ?? [x, y];
      return sum + Math.hypot(x - x0, y - y0);
    }, 0);
  };
  expect(way('product')).toBeGreaterThan(way('people'));
  if (move === 'orbit') {
    // What is behind whom it circles goes the other way.
    const [from, to] = [
      viewAt(shot(move), 10, false, 'ground'),
      viewAt(shot(move), 14, false, 'ground'),
    ];
    const near =
      viewAt(shot(move), 14, false, 'product').x - viewAt(shot(move), 10, false, 'product').x;
    expect(Math.sign(to.x - from.x)).toBe(-Math.sign(near));
  } else expect(way('people')).toBeGreaterThan(way('ground'));
  expect(way('lettering')).toBe(0);
});

test('FILM-09 lettering stands on the screen, whole and as large, in a borrowed picture too', () => {
  for (const move of moves)
    for (const seconds of times)
      expect(viewAt({ ...shot(move), isBorrowed: true }, seconds, false, 'lettering')).toEqual({
        zoom: 1,
        x: 0,
        y: 0,
        turn: 0,
      });
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
