import { expect, test } from 'vitest';
import { safeZone } from '../../cuts/safe-zones.ts';
import type { Film } from '../film.ts';
import { type FrameFormat, pixelsOf } from '../shape.ts';
import type { Brush } from './brush.ts';
import { platesOf } from './plates.ts';

const formats: readonly FrameFormat[] = ['16:9', '9:16', '1:1', '4:5'];
const long = 'It says so much that it needs all of the lines that there are for a caption';
const fonts: string[] = [];
/** A canvas on which each letter is a little over half as wide as it is high. */
const newCanvas = (width: number, height: number) => {
  const brush = {
    canvas: { width, height },
    font: '',
    measureText: (text: string) => {
      fonts.push(brush.font);
      const size = Number(/(\d+)px/.exec(brush.font)?.[1]);
      return { width: text.length * size * 0.56 };
    },
    fillRect: () => {},
    strokeRect: () => {},
    fillText: () => {},
  };
  return { source: 'plate', brush: brush as unknown as Brush<string> };
};
const filmOf = (format: FrameFormat): Film => ({
  ...{ title: 'A', format, seconds: 4, shots: [], lines: [], sounds: [] },
  supers: [{ begin: 0, end: 4, text: 'Half of a broom and more' }],
});

test.each(formats)(
  'FILM-03 CUT-09 captions and lettering of %s are in the safe zone, one over the other',
  (format) => {
    const captions = [{ begin: 0, end: 4, text: long }];
    const [lettered, caption] = platesOf(filmOf(format), captions, newCanvas);
    const { height, width } = pixelsOf(format);
    const zone = safeZone(format);
    const edges = [lettered, caption].map((plate) => {
      if (!plate) throw new Error('A plate is missing.');
      const middle = plate.y * height;
      expect((width - plate.width) / 2).toBeGreaterThanOrEqual(zone.x);
      expect((width + plate.width) / 2).toBeLessThanOrEqual(zone.x + zone.width);
      return { top: middle - plate.height / 2, foot: middle + plate.height / 2 };
    });
    expect(edges[1]?.foot).toBeLessThanOrEqual(zone.y + zone.height);
    expect(edges[0]?.foot).toBeLessThan(edges[1]?.top ?? 0);
    expect(edges[0]?.top).toBeGreaterThanOrEqual(zone.y);
  },
);

test('FILM-03 where the film’s typefaces lack a letter others are named before what a machine happens to have', () => {
  fonts.length = 0;
  platesOf(filmOf('16:9'), [], newCanvas, ['noto-sans-thai-thai']);
  expect(fonts[0]).toContain('"Sometype Mono Variable", "noto-sans-thai-thai", "Courier New"');
});
