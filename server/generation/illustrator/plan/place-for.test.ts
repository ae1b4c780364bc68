import { expect, test } from 'vitest';
import { isPlain } from '../places/plain-ground.ts';
import { Missing } from './missing.ts';
import { placeFor } from './place-for.ts';

test('PLAN-02 a place that the catalogue does not have is a plain ground that knows its word, and is counted', () => {
  const missing = new Missing();
  const place = placeFor('none:zeppelin-hangar', missing);
  expect(isPlain(place)).toBe(true);
  expect(place).toMatchObject({ note: 'zeppelin hangar', name: 'a plain room' });
  expect(missing.list).toEqual(['place:zeppelin hangar']);
  placeFor('none:plain', missing);
  expect(missing.list).toHaveLength(1);
});
