import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isFree, listLicences } from './list-licences.ts';

const packages = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0', license: 'MIT' },
  'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT' },
  'node_modules/@c/d': { version: '2.0.0', license: '(MIT OR GPL-3.0)' },
  'node_modules/only-here': { version: '3.0.0', license: 'MIT', dev: true },
};

test('PROOF-04 what is installed where the product runs is listed once', () => {
  expect(listLicences({ packages })).toEqual([
    { name: '@c/d', version: '2.0.0', licence: '(MIT OR GPL-3.0)' },
    { name: 'a', version: '1.0.0', licence: 'MIT' },
  ]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0', false],
  ['', false],
])('PROOF-04 %s may be passed on with the product: %s', (licence, may) => {
  expect(isFree(licence)).toBe(may);
});

test('PROOF-04 so may everything the product needs', () => {
  const parts = listLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.filter(({ licence }) => !isFree(licence))).toEqual([]);
});
