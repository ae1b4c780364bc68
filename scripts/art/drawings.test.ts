import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { userTypes } from '#domain/wizard/options.ts';
import { drawings } from './drawings.ts';
import { optimise } from './optimise.ts';
import { render } from './render.ts';

test.each(drawings)('$name is small, needs no font and carries its size', async (drawing) => {
  const svg = render(drawing);
  const [width, height] = drawing.size;
  expect(svg.length).toBeLessThan(25_000);
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
  expect(svg).not.toMatch(/<text|font|href|<script|NaN/);
  const file = await readFile(new URL(`../../app/ui/art/${drawing.name}.svg`, import.meta.url));
  expect(file.length).toBeLessThan(25_000);
});

test('every user type, platform, approach and video style has its drawing', () => {
  const names = drawings.map(({ name }) => name);
  const needed = [
    'tiktok',
    'youtube',
    'instagram',
    'bold',
    'story',
    'problem',
    'direct',
    'narrative',
  ];
  expect(names).toEqual(expect.arrayContaining([...userTypes, ...needed]));
});

test('a path is thinned and written as steps without moving its corners', () => {
  expect(optimise('<path d="M0 0L5 0.05L10 0L10 10.5L0 10.5Z"/>')).toBe(
    '<path d="M0 0l10 0 0 10.5-10 0z"/>',
  );
});
