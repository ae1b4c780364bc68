import { expect, test } from 'vitest';
import type { Aspect } from '../script/cuts.ts';
import { canvasOf, margins, safeZone } from './safe-zones.ts';

test('CUT-03 the zone of each format is what the craft says of its canvas', () => {
  const formats = Object.keys(margins) as Aspect[];
  expect(formats.map((format) => [format, safeZone(format)])).toEqual([
    ['9:16', { x: 0, y: 150, width: 930, height: 1330 }],
    ['16:9', { x: 0, y: 0, width: 1920, height: 918 }],
    ['1:1', { x: 108, y: 108, width: 864, height: 864 }],
    ['4:5', { x: 108, y: 135, width: 864, height: 1080 }],
  ]);
  for (const format of formats) {
    const { x, y, width, height } = safeZone(format);
    expect(x + width).toBeLessThanOrEqual(canvasOf(format).width);
    expect(y + height).toBeLessThanOrEqual(canvasOf(format).height);
  }
});
