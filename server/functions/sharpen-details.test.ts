import { afterAll, expect, test } from 'vitest';
import { openTestSite } from '#tests/builders/open-test-site.ts';

const site = await openTestSite();
afterAll(() => site.close());

const details = {
  userType: 'business',
  platform: ['tiktok'],
  productName: 'Rye at Nine',
  description: 'We bake sourdough at night and sell it warm from nine in the morning.',
  targetAudience: 'people who start early',
  behavior: 'visit the shop',
};
const words = 'more visitors come in before work and tell their friends about the bread they had ';

test('GEN-10 an evaluation of any length that may be typed is answered', async () => {
  for (let length = 430; length <= 500; length += 5) {
    const evaluation = words.repeat(7).slice(0, length).trim();
    const answer = await site.call('sharpen-details', { ...details, evaluation });
    expect([length, answer.status]).toEqual([length, 200]);
  }
});
