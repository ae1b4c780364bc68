import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBlank, layBlank } from './blank-database.ts';

let home: string;
let folder: string;
let blank: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ad-builder-blank-'));
  folder = join(home, 'database');
  blank = join(home, 'blank');
  const made = join(home, 'made');
  mkdirSync(join(made, 'base/1'), { recursive: true });
  mkdirSync(join(made, 'pg_twophase'));
  writeFileSync(join(made, 'PG_VERSION'), '17\n');
  writeFileSync(join(made, 'base/1/1259'), Uint8Array.of(0, 255, 10, 0));
  keepBlank(made, blank);
  mkdirSync(folder);
});
afterEach(() => rmSync(home, { recursive: true }));

test('an empty folder gets each file and each empty folder of the database that was made', () => {
  expect(layBlank(folder, blank)).toBe(true);
  expect(readdirSync(folder).toSorted()).toEqual(['PG_VERSION', 'base', 'pg_twophase']);
  expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('17\n');
  expect([...readFileSync(join(folder, 'base/1/1259'))]).toEqual([0, 255, 10, 0]);
  expect(readdirSync(home)).not.toContain('database.new');
});

test('what whoever was ended on the way left is not taken for a database', () => {
  mkdirSync(join(home, 'database.new/base'), { recursive: true });
  writeFileSync(join(home, 'database.new/base/stray'), 'half');
  expect(layBlank(folder, blank)).toBe(true);
  expect(readdirSync(join(folder, 'base'))).toEqual(['1']);
});

test('a folder that holds anything is left as it is, and without a blank PostgreSQL makes one', () => {
  expect(layBlank(folder, join(home, 'none'))).toBe(false);
  writeFileSync(join(folder, 'PG_VERSION'), '16\n');
  expect(layBlank(folder, blank)).toBe(false);
  expect(readdirSync(folder)).toEqual(['PG_VERSION']);
});
