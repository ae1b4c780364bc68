import { expect, test } from 'vitest';
import { Sketch } from '#server/drawing/brush.ts';
import { allThings } from './all-things.ts';

test('GEN-09 the library has at least eighty things under names of their own', () => {
  expect(allThings.length).toBeGreaterThanOrEqual(80);
  expect(new Set(allThings.map(({ name }) => name)).size).toBe(allThings.length);
  expect(new Set(allThings.map(({ id }) => id)).size).toBe(allThings.length);
});

test.each(allThings)('GEN-09 $name is drawn within its size, light and finite', (thing) => {
  const { width, height } = thing.size;
  const sketch = new Sketch(300, 300, 2, { blends: false });
  sketch.at(150, 220, 1, () =>
    thing.paint(sketch, { color: '#567fa8', accent: '#efe4c8', label: 'LUMO' }),
  );
  const svg = sketch.svg();
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.length).toBeLessThan(60_000);
  const drawing = svg.replace(/<g .*?<\/g>/g, '');
  const tops = [...drawing.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const drawn = tops.filter(([x, y]) => x !== 0 && y !== 0) as [number, number][];
  for (const [x, y] of drawn) {
    expect(Math.abs(x - 150)).toBeLessThan(width / 2 + 26);
    expect(y).toBeGreaterThan(220 - height - 22);
    expect(y).toBeLessThan(245);
  }
});
