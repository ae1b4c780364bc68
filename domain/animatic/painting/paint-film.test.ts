import { expect, test } from 'vitest';
import type { Film, Move } from '../film.ts';
import { farToNear } from '../planes.ts';
import type { Brush } from './brush.ts';
import { type FilmStock, lookAt, paintFilm } from './paint-film.ts';

const shot = (move: Move, begin: number) => ({
  ...{ row: 1, frame: 0, isBorrowed: false },
  ...{ begin, end: begin + 2, move },
});
const film: Film = {
  ...{ title: 'A', format: '16:9', seconds: 4, lines: [], supers: [], sounds: [] },
  shots: [shot('pan-left', 0), shot('static', 2)],
};
const size = { width: 160, height: 90 };
const planes = farToNear.map((plane) => ({ plane, source: `${plane}`, x: 0, y: 0, ...size }));
const plate = { source: 'plate', width: 40, height: 10, begin: 2.5, end: 3.5, y: 0.7 };
const stockOf = (picture: object): FilmStock<string> => ({
  film,
  pictures: [{ source: 'whole', ...size, ...picture }],
  plates: [plate],
  plateWidth: 160,
});

/** What is laid on a canvas that notes it, in order, and from which place. */
function painted(stock: FilmStock<string>, seconds: number, isStill = false) {
  const laid: { source: string; x: number }[] = [];
  let x = 0;
  const brush = {
    canvas: { width: 320, height: 180 },
    setTransform: (_a: number, _b: number, _c: number, _d: number, e: number) => {
      x = e;
    },
    fillRect: () => laid.push({ source: 'paper', x }),
    drawImage: (source: string) => laid.push({ source, x }),
  } as unknown as Brush<string>;
  paintFilm(brush, stock, seconds, isStill);
  return laid;
}
const sources = (...asked: Parameters<typeof painted>) =>
  painted(...asked).map(({ source }) => source);

test('FILM-09 planes are laid from far to near, each where the camera has it', () => {
  const laid = painted(stockOf({ planes }), 0.1);
  expect(laid.map(({ source }) => source)).toEqual([...farToNear]);
  expect(new Set(laid.map(({ x }) => x)).size).toBe(farToNear.length);
});

test('FILM-09 a picture in one piece moves as a whole, and who wants no motion sees the whole', () => {
  expect(sources(stockOf({}), 0.1)).toEqual(['whole']);
  expect(sources(stockOf({ planes }), 0.1, true)).toEqual(['whole']);
  expect(sources(stockOf({ planes }), 3)).toEqual([...farToNear, 'plate']);
});

test('FILM-09 paper is laid where there is no picture, and under none', () => {
  const stock = stockOf({});
  expect(sources({ ...stock, pictures: [null] }, 3)).toEqual(['paper', 'plate']);
  expect(sources(stock, 3)).toEqual(['whole', 'plate']);
});

test('FILM-04 two moments look the same where the same is painted, and no others do', () => {
  const stock = stockOf({ planes });
  const isSame = (a: number, b: number) => lookAt(stock, a) === lookAt(stock, b);
  expect(isSame(2.1, 2.3)).toBe(true);
  expect(isSame(3, 3.2)).toBe(true);
  expect(isSame(0.5, 0.6)).toBe(false);
  expect(isSame(2.3, 3)).toBe(false);
  // A plate that fades in is not yet what it will be.
  expect(isSame(2.52, 2.56)).toBe(false);
});
