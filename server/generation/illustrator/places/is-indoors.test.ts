import { expect, test } from 'vitest';
import { isIndoors } from './is-indoors.ts';

test('GEN-09 a kitchen has a roof, a street and what the library lacks have none', () => {
  expect(['kitchen', 'street', 'none:platform'].map(isIndoors)).toEqual([true, false, false]);
});
