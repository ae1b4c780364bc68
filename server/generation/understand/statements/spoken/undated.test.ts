import { expect, test } from 'vitest';
import { undated } from './undated.ts';

test('PLAN-08 a sentence is said without its day, or not where it would end open', () => {
  const said = 'She left the late bus on Saturday 2 November at 11.40 pm and was not seen since.';
  expect(undated(said, ['Saturday 2 November at 11.40 pm'])).toBe(
    'She left the late bus and was not seen since.',
  );
  expect(undated('It runs from 9 May to the end of June.', ['9 May'])).toBeUndefined();
  expect(undated('Come on 9 May.', ['9 May'])).toBeUndefined();
  expect(undated('Le 2 janvier il a plu et il a tout recommencé.', ['2 janvier'])).toBeUndefined();
});
