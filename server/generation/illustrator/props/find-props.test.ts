import { expect, test } from 'vitest';
import { Sketch } from '#server/drawing/brush.ts';
import { markers } from '../palette.ts';
import { allThings } from './all-things.ts';
import { findProps } from './find-props.ts';

const table: [text: string, things: string[]][] = [
  ['He pours coffee into a blue mug', ['a paper cup of coffee', 'a mug']],
  ['Keys on the table, a dog at the door', ['a key', 'a dog']],
  ['Un perro mira la maleta', ['a dog', 'a suitcase']],
  ['Un chien regarde la valise', ['a dog', 'a suitcase']],
  ['Ein Hund schaut auf den Koffer', ['a dog', 'a suitcase']],
  ['She opens the laptop next to a cup', ['a laptop', 'a mug']],
  ['She can do it. You can book, watch and ring too.', []],
  ['Behind the glass, the presenter wrings the water out', []],
  ['A documentary from a far planet', []],
  ['Carton final : une lumière', []],
  ['Una luz sobre el mostrador', []],
  ['The receiver of the telephone', ['an old telephone']],
  ['A limp sandwich and a toaster', ['a sandwich', 'a toaster']],
  ['Una vela y un mapa', ['a candle', 'a map']],
  ['Un parapluie et une bougie', ['an umbrella', 'a candle']],
  ['Ein Wecker und ein Pokal', ['an alarm clock', 'a trophy']],
  ['A bag of dog food', ['a bag', 'a pouch']],
];

test.each(table)('GEN-09 “%s” shows %j', (text, things) => {
  expect(findProps(text).map(({ prop }) => prop.name)).toEqual(things);
});

test('GEN-09 a thing takes the colour said of it, before or after its name', () => {
  expect(findProps('He lifts a blue mug')[0]?.look.color).toBe(markers.blue);
  expect(findProps('Levanta la taza roja')[0]?.look.color).toBe(markers.red);
  expect(findProps('He lifts a mug')[0]?.look.color).toBe(findProps('A mug waits')[0]?.look.color);
});

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
