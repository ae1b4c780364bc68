import { expect, test } from 'vitest';
import { generateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import { writeBrief } from './write-brief.ts';

const request = {
  userType: 'business' as const,
  platform: ['tiktok' as const],
  creativeApproach: 'story' as const,
  productName: 'Auber',
  description: 'A kettle that whistles in tune. It boils a litre in two minutes. Made in Hull.',
  targetAudience: 'People who sleep badly have bought it twice.',
  behavior: 'Buy one',
  evaluation: '',
  selectedConcept: { title: 'In Tune' },
};
const briefOf = (more = {}) =>
  writeBrief(generateCreativeBriefRequest.parse({ ...request, ...more }));

test('GEN-07 a brief says nothing of a director, a crew or the light that nobody spoke of', () => {
  expect(briefOf()).not.toMatch(/director|crew|daylight|set-ups/i);
});

test('GEN-07 those it is for are no reason to believe it', () => {
  const [, reasons = ''] = /Reasons to believe:\n([\s\S]*?)\n\n/.exec(briefOf()) ?? [];
  expect(reasons).not.toContain('sleep badly');
});

test('GEN-07 clothes stand in the brief as they were typed', () => {
  const character = { characterName: 'Maureen', wardrobe: 'apron over a jumper, sleeves rolled' };
  expect(briefOf({ character })).toContain('apron over a jumper, sleeves rolled');
});

test('GEN-07 a place that is told of is no venue, and the day stands with its hour', () => {
  const story = briefOf({ description: 'I sold churros in the square of Getafe for years. £4.' });
  expect(story).not.toContain('Date and place');
  const day = briefOf({
    description: 'A sale of lost bikes. Saturday 17 April from 10 am, depot, hall 2.',
  });
  expect(day).toMatch(/Date and place: Saturday 17 April from 10 am, depot, hall 2/);
});

test('GEN-07 what was asked of whoever films stands in the brief as it was typed', () => {
  const notes = 'Camera fixed to the wall.\nMy nephew films on Saturday';
  expect(briefOf({ character: { notes } })).toContain(notes.replace('\n', ' '));
});
