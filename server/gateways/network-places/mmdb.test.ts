import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeMmdb } from '#tests/builders/write-mmdb.ts';
import { openMmdb } from './mmdb.ts';
import { noPlaces } from './none.ts';

const folder = mkdtempSync(join(tmpdir(), 'mmdb-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'countries.mmdb');

test('AUTH-12 an address is in the country of its network, or in none', () => {
  writeMmdb(file, { '81.2.69.0/24': 'GB', '203.0.113.128/25': 'DE', '2001:db8::/32': 'JP' });
  const { countryOf } = openMmdb(file);
  expect(countryOf('81.2.69.142')).toBe('United Kingdom');
  expect(countryOf('203.0.113.200')).toBe('Germany');
  expect(countryOf('203.0.113.100')).toBeNull();
  expect(countryOf('2001:db8:1::5')).toBe('Japan');
  expect(countryOf('2001:dead::1')).toBeNull();
  for (const odd of ['', 'Unknown', '127.0.0.1', '81.2.69', '81.2.69.142, 1.2.3.4'])
    expect(countryOf(odd)).toBeNull();
});

test('AUTH-12 without a database nothing is known', () => {
  expect(noPlaces.countryOf('81.2.69.142')).toBeNull();
});

test('AUTH-12 a file that is none, or is not there, is said at the start', () => {
  const other = join(folder, 'other.mmdb');
  writeFileSync(other, 'no database');
  for (const path of [other, join(folder, 'nowhere.mmdb')])
    expect(() => openMmdb(path)).toThrow(/NETWORK_COUNTRIES .* Name an \.mmdb file/);
});
