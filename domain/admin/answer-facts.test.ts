import { expect, test } from 'vitest';
import { answerFacts, readAnswers } from './answer-facts.ts';

test('ADM-03 answers are told in the order of the wizard, in the words it asked and answered in', () => {
  const facts = answerFacts(
    {
      budget: 'under-25k',
      specificBudget: '12000',
      platform: ['tiktok', 'youtube'],
      userType: 'business',
      creativeApproach: 'bold',
      productName: 'Crumb',
      mediaBuyingServices: true,
      adSpendBudget: '5k-15k',
      schedule: 'asap',
      hairColor: 'gray',
      ageRange: '35-45',
      email: 'june@example.com',
    },
    'The light at five',
  );
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'For: Business',
    'Platforms: TikTok, YouTube',
    'Product name: Crumb',
    'Approach: Bold',
    'Concept: The light at five',
    'Age: 35-45',
    'Hair: Gray',
    'Budget: Under $25k ($12,000)',
    'Timeline: ASAP',
    'Ad spend: $5k–$15k',
    'Media buying: Yes',
  ]);
});

test('ADM-03 what was not said is left out, and what older projects say stands as it is', () => {
  expect(answerFacts({ productName: ' ', voiceOverOnly: false, platform: [] })).toEqual([]);
  expect(answerFacts({ platform: 'Billboard', videoStyle: 'constructor' })).toEqual([
    { label: 'Platforms', value: 'Billboard' },
    { label: 'Video style', value: 'constructor' },
  ]);
});

test('ADM-03 of a stored package only answers are read', () => {
  const stored = {
    productName: 'Crumb',
    platform: ['tiktok'],
    description: 7,
    selectedConcept: { title: 'The light at five' },
    storyboardFrames: [],
  };
  expect(readAnswers(stored)).toEqual({ productName: 'Crumb', platform: ['tiktok'] });
});
