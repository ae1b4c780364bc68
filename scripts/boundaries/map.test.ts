// ARCHITECTURE.md has a map: what it names is there, and no room is missing from it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('ARCHITECTURE.md', 'utf8');
const [, map = ''] = text.split('```\n');

/** The folders that the map names below a top folder: the first words of the lines indented once. */
function namedBelow(area: string): string[] {
  const [, below = ''] = `\n${map}`.split(`\n${area}/ `);
  const lines = below.split('\n').slice(1);
  const end = lines.findIndex((line) => !line.startsWith(' '));
  return lines
    .slice(0, end)
    .filter((line) => /^ {2}\S/.test(line))
    .flatMap((line) => [...(line.trim().split(/ {2,}/)[0] ?? '').matchAll(/([\w-]+)\//g)])
    .flatMap(([, name]) => name ?? []);
}

const homes = ['', 'app/', 'domain/', 'server/', 'server/generation/'];

test.each(['domain', 'app', 'server'])('the map names every folder of %s, and no other', (area) => {
  const there = readdirSync(area, { withFileTypes: true });
  const folders = there.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect([...new Set(namedBelow(area))].toSorted()).toEqual(folders.toSorted());
});

test('every file and folder that is named in passing is there', () => {
  const paths = [...text.matchAll(/`((?:[\w-]+\/)+[\w.-]*)`/g)].flatMap(([, path]) => path ?? []);
  const missing = paths.filter(
    (path) =>
      !homes.some((home) =>
        ['', '.ts', '.tsx'].some((ending) => existsSync(`${home}${path}${ending}`)),
      ),
  );
  expect(
    missing.filter((path) => !path.startsWith('DATA_DIR') && !/^application\//.test(path)),
  ).toEqual([]);
});
