import { expect, test } from 'vitest';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { findCast } from './find-cast.ts';

const beardOf = (asked: object) =>
  findCast(
    generateStoryboardRequest.parse({
      script: 'A',
      productName: 'Tern',
      platform: 'tiktok',
      ...asked,
    }),
    null,
    true,
  ).person.beard;

test('PLAN-04 what a note denies somebody is not drawn', () => {
  const man = { gender: 'male', ageRange: '45-55' };
  expect(beardOf({ ...man, notes: 'He has a beard.' })).toBe('beard');
  for (const notes of ['No beard.', 'Ohne Bart, bitte.', 'Sin barba.', 'Pas de barbe.'])
    expect(beardOf({ ...man, notes }), notes).not.toBe('beard');
  expect(beardOf({ gender: 'female', notes: 'With a beard of foam.' })).toBe('none');
});
