import { expect, test } from 'vitest';
import { allThings } from '#server/generation/illustrator/props/all-things.ts';
import { wallThings } from './wall-things.ts';

const ids = new Set(allThings.map(({ id }) => id));

test('what hangs on a wall is one of the catalogue', () => {
  expect([...wallThings].filter((id) => !ids.has(id))).toEqual([]);
});
