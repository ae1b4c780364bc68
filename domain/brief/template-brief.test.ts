import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultConcepts } from '../concepts/default-concepts.ts';
import { platforms, userTypes } from '../wizard/options.ts';
import { parseBrief } from './parse-brief.ts';
import { type TemplateBriefForm, templateBrief } from './template-brief.ts';

const headings = [
  'Background',
  'Objective',
  'Audience',
  'Single-minded message',
  'Reasons to believe',
  'Desired response',
  'Tone and brand character',
  'Mandatories',
  'Deliverables and formats',
  'Budget and timing',
  'Measure of success',
];

const form: TemplateBriefForm = {
  userType: 'business',
  platform: ['tiktok', 'youtube'],
  productName: 'Crumb',
  description: 'a neighbourhood bakery. We bake 40 loaves before six',
  productForm: '',
  targetAudience: 'people on the early shift',
  behavior: 'come in before nine',
  evaluation: '30 new regulars by March',
  creativeApproach: 'story',
  selectedConcept: defaultConcepts('Crumb')[1],
};

const read = (brief: string) =>
  new Map(parseBrief(brief).map((s) => [s.heading, s.lines.map((l) => l.text)]));

test('GEN-03 the template brief has the sections of the trade, in order', () => {
  expect(parseBrief(templateBrief(form)).map((section) => section.heading)).toEqual(headings);
});

test('GEN-03 what the visitor typed stands in its section', () => {
  const brief = read(templateBrief(form));
  expect(brief.get('Background')?.[0]).toContain(
    "Crumb. In the client's words: A neighbourhood bakery. We bake 40 loaves before six.",
  );
  expect(brief.get('Audience')).toEqual(['People on the early shift.']);
  expect(brief.get('Reasons to believe')).toEqual(['We bake 40 loaves before six']);
  expect(brief.get('Desired response')).toEqual(['Come in before nine.']);
  expect(brief.get('Measure of success')).toEqual(['30 new regulars by March.']);
  expect(brief.get('Mandatories')).toContain('Creative idea: Story-Driven');
  expect(brief.get('Deliverables and formats')).toEqual([
    'TikTok: 15 s, 9:16, 1080×1920, primary cut; also possible in 9 and 30 s',
    'YouTube: 30 s, 16:9, 1920×1080, recomposed from the primary cut, not scaled; also possible in 6 and 15 s',
  ]);
});

test('GEN-03 a thin form asks for what is missing and invents nothing', () => {
  const brief = templateBrief({
    ...form,
    description: 'Good bread',
    targetAudience: '',
    behavior: '',
    evaluation: '',
  });
  expect(read(brief).get('Reasons to believe')?.[0]).toMatch(/^\[proof needed\]/);
  expect(brief).toContain('Desired response: To be agreed');
  expect(brief).toContain('Measure of success: To be agreed');
});

test('GEN-03 money and time are stated when they are known', () => {
  const known = templateBrief({
    ...form,
    budget: 'under-25k',
    specificBudget: '$12,000',
    schedule: '3-4weeks',
  });
  expect(known).toContain('Budget and timing: Budget: $12,000. Delivery: 3–4 weeks.');
  expect(templateBrief({ ...form, budget: '25k-50k' })).toContain('Budget: $25k–$50k.');
  const typedBefore = { budget: '25k-50k', specificBudget: '$9,000' } as const;
  expect(templateBrief({ ...form, ...typedBefore })).toContain('Budget: $25k–$50k.');
  expect(templateBrief(form)).toContain('Budget to be agreed with production.');
});

test('GEN-03 a public message names the duty to show its sponsor', () => {
  expect(templateBrief({ ...form, userType: 'government' })).toContain('- Sponsor line');
});

test('GEN-03 whatever was typed, the eleven sections can be read back', () => {
  const typed = fc.stringMatching(/^[A-Za-z][\w \n:•.!-]{0,80}[a-z]$/);
  fc.assert(
    fc.property(
      fc.record({
        productName: typed,
        description: typed,
        targetAudience: typed,
        behavior: typed,
        evaluation: typed,
        userType: fc.constantFrom(...userTypes),
        platform: fc.subarray([...platforms], { minLength: 1 }),
      }),
      (typedIn) => {
        const brief = templateBrief({ ...form, ...typedIn });
        expect(parseBrief(brief).map((section) => section.heading)).toEqual(headings);
        expect(brief).not.toMatch(/undefined|\n\n\n/);
      },
    ),
  );
});
