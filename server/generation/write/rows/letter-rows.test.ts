import { expect, test } from 'vitest';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { writeScript } from '../write-script.ts';

test('PLAN-04 an offer that is lettered without its sum is called a fact, and with it a price', () => {
  const { shots } = writeScript(
    generateScriptRequest.parse({
      ...{ userType: 'brand', platform: ['youtube'], creativeApproach: 'bold' },
      ...{ productName: 'Zesta', videoStyle: 'narrative', characterName: 'Omar' },
      description:
        'A cold-brewed lemon tea in a green glass bottle. Brewed for 14 hours in Leeds, no added sugar, 500 ml for £2.80. Sold in 120 corner shops. Two bottles cost £5.',
      behavior: 'Buy one at the corner shop',
    }),
    { date: new Date(0) },
  );
  const lettered = shots.shots.flatMap(({ lettering }) => lettering);
  expect(lettered).toContainEqual({
    role: 'fact',
    text: 'Brewed for 14 hours in Leeds, no added sugar',
  });
  expect(lettered.filter(({ role, text }) => role === 'price' && !/£/.test(text))).toEqual([]);
});
