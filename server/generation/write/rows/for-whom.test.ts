import { expect, test } from 'vitest';
import { setStage } from '../stage.ts';
import { broomRequest } from '../testing/broom-frame.ts';
import { forWhom } from './for-whom.ts';

const lettered = (targetAudience: string, description: string = broomRequest.description) =>
  forWhom(setStage({ ...broomRequest, targetAudience, description }));

test('PLAN-04 whom it is for is lettered in the client’s words, whole or not at all', () => {
  expect(lettered('People who walk the dog anyway')).toBe('For people who walk the dog anyway');
  expect(lettered('people who like slow, tense dramas')).toBe(
    'For people who like slow, tense dramas',
  );
  // Nobody is named, a number says who they are, or there is nothing to read.
  expect(lettered('pubs, launderettes')).toBeUndefined();
  expect(lettered('women 25-45')).toBeUndefined();
  expect(lettered('')).toBeUndefined();
});
