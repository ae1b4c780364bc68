import { expect, test } from 'vitest';
import { understand } from '../../understand.ts';

const spoken = (description: string) =>
  understand({
    userType: 'brand',
    productName: 'Delve',
    description,
    targetAudience: '',
    behavior: '',
    evaluation: '',
  }).statements[0]?.spoken;

test('PLAN-04 a sentence is said whole', () => {
  for (const whole of [
    'Wer in drei Nächten den Berg nicht sieht, bekommt die vierte Nacht geschenkt.',
    'Everyone else gets a "sorted, thanks".',
    'Und einmal stand da, dass der Opa eine Schwester hatte, und die Frau hat gesagt: die lebt noch.',
    'We put the rejects, the ones that burst, in a crate by the door for £1.50.',
  ])
    expect(spoken(whole)).toEqual([whole]);
});

test('PLAN-04 or up to where another begins that stands by itself', () => {
  expect(spoken('We bake through the night and the shop opens at half past six.')).toEqual([
    'We bake through the night and the shop opens at half past six.',
    'We bake through the night.',
  ]);
});

test('PLAN-08 a greeting and what the film is for are not said', () => {
  const { statements } = understand({
    userType: 'business',
    productName: 'Tansy Lane',
    description:
      'hiya so we bake bread at night. So now we want to tell everybody about the crate.',
    targetAudience: '',
    behavior: '',
    evaluation: '',
  });
  expect(statements.flatMap((one) => one.spoken)).toEqual(['We bake bread at night.']);
});
