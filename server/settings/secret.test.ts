import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../start/start-error.ts';
import { readSecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ad-builder-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a secret is made once, whole, for this user alone', () => {
  const secret = readSecret(undefined, folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecret(undefined, folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test.each(['', '\n', 'a1b2', 'ab'.repeat(31)])(
  'FN-03 a damaged secret %j is said, with what to do',
  (left) => {
    writeFileSync(join(folder, 'secret'), left);
    expect(() => readSecret(undefined, folder)).toThrow(StartError);
    expect(() => readSecret(undefined, folder)).toThrow(
      /is damaged: it holds \d+ characters .* backup/,
    );
  },
);

test('one of the house’s own choosing counts, and so does the setting', () => {
  const own = 'a secret of more than thirty-two characters';
  writeFileSync(join(folder, 'secret'), own);
  expect(readSecret(undefined, folder)).toBe(own);
  expect(readSecret('set', folder)).toBe('set');
});
