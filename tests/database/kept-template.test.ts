import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { keptTemplate } from './kept-template.ts';

const folder = mkdtempSync(join(tmpdir(), 'ad-builder-kept-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what was made is there for the next run', async () => {
  const make = vi.fn(async (file: string) => writeFileSync(file, 'tables'));
  const file = await keptTemplate(make, folder);
  expect(await keptTemplate(make, folder)).toBe(file);
  expect(make).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('what was not made to its end is made again', async () => {
  const fail = async (file: string) => {
    writeFileSync(file, 'half of it');
    throw new Error('It was ended.');
  };
  await expect(keptTemplate(fail, folder)).rejects.toThrow('It was ended.');
  const make = vi.fn(async (file: string) => writeFileSync(file, 'tables'));
  await keptTemplate(make, folder);
  expect(make).toHaveBeenCalledTimes(1);
});

test('those of other days go when another is made', async () => {
  const make = async (file: string) => writeFileSync(file, 'tables');
  await keptTemplate(make, folder);
  const old = join(folder, 'old.tar');
  writeFileSync(old, 'tables of before');
  utimesSync(old, 0, 0);
  expect(readdirSync(folder)).toHaveLength(2);
  for (const name of readdirSync(folder)) if (name !== 'old.tar') rmSync(join(folder, name));
  await keptTemplate(make, folder);
  expect(readdirSync(folder)).not.toContain('old.tar');
});
