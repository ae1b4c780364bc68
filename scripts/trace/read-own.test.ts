import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { things } from '#domain/storyboard/catalogue/things.ts';
import plain from '#server/generation/illustrator/props/traced/plain.json' with { type: 'json' };
import { toneOf } from './marker-colour.ts';
import { readOwn } from './read-own.ts';
import { strokeRings } from './stroke-rings.ts';
import { traceIcon } from './trace-icon.ts';

const folder = join(import.meta.dirname, '../art/things');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
);

test('GEN-09 every drawing of our own is traced as it stands, and has names', () => {
  expect(files.map((file) => basename(file, '.svg')).toSorted()).toEqual(
    Object.keys(plain).toSorted(),
  );
  const ids = new Set(things.map(({ id }) => id));
  for (const file of files) {
    const { size, main, areas } = readOwn(readFileSync(join(folder, file), 'utf8'));
    const id = basename(file, '.svg');
    expect({ id, ...size, ...traceIcon(areas, toneOf, main) }).toEqual({
      id,
      ...plain[id as keyof typeof plain],
    });
    expect(ids).toContain(id);
    expect(size.tallCm).toBeGreaterThan(0);
    expect(['grip', 'both', 'handle', 'none']).toContain(size.hold);
    expect(['surface', 'floor', 'wall', 'air']).toContain(size.rests);
  }
});

test('a pen along a line covers half its width to either side and a round end', () => {
  const [ring = []] = strokeRings(
    [
      [0, 0],
      [10, 0],
    ],
    false,
    2,
  );
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([-1, 11]);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([-1, 1]);
});

test('a pen round a closed line leaves its middle open', () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  const rings = strokeRings(square, true, 2);
  const reaches = rings.map((ring) => Math.max(...ring.map(([x]) => x)));
  expect(rings).toHaveLength(2);
  expect(reaches).toContain(11);
  expect(rings.some((ring) => ring.every(([x, y]) => Math.hypot(x - 5, y - 5) < 8))).toBe(true);
});

test('a drawing turns where it says so, and a colour must be of the marker box', () => {
  const svg = (attributes: string) =>
    `<svg data-tall-cm="5" data-hold="grip" data-rests="surface"><rect ${attributes} width="4" height="2"/></svg>`;
  const [turned] = readOwn(svg('fill="#86603f" transform="rotate(90 0 0)"')).areas;
  expect(Math.max(...(turned?.rings.flat().map(([, y]) => y) ?? []))).toBeCloseTo(4);
  expect(() => readOwn(svg('fill="#86603f" transform="scale(2)"'))).toThrow('scale');
  expect(() => traceIcon(readOwn(svg('fill="#123456"')).areas, toneOf)).toThrow('#123456');
});
