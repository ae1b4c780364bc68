import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { catalogue } from '#domain/matching/catalogue.ts';
import { stills } from './stills.ts';

const folder = new URL('../../../app/ui/art/reels/', import.meta.url);

test.each(Object.entries(stills))(
  '%s is small, whole in itself and drawn as kept',
  async (name, svg) => {
    expect(svg.length).toBeLessThan(2500);
    expect(svg).toContain('viewBox="0 0 640 360" width="640" height="360"');
    expect(svg).not.toMatch(/<text|<image|font|href|style|NaN|undefined/);
    const asked = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
    for (const id of asked) expect(svg).toContain(`id="${id}"`);
    expect(await readFile(new URL(`${name}.svg`, folder), 'utf8')).toBe(svg);
  },
);

test('MATCH-01 every still a director of the catalogue names is drawn, and no other file lies about', async () => {
  const names = Object.keys(stills);
  expect(names).toEqual(
    expect.arrayContaining(catalogue.map(({ videoThumbnail }) => videoThumbnail)),
  );
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg'));
  expect(files.sort()).toEqual(names.map((name) => `${name}.svg`).sort());
});
