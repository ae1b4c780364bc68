import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { characterFields, productFields, productionFields } from './fields.ts';
import { platforms } from './options.ts';
import { platformField } from './questions.ts';

const product = z.object(productFields);
const least = {
  userType: 'business',
  platform: ['tiktok'],
  productName: 'Crumb',
  description: 'A bakery.',
  creativeApproach: 'bold',
};

test('WIZ-04 name and description are required, the rest may be left out', () => {
  expect(product.parse(least)).toEqual({
    ...least,
    productForm: '',
    targetAudience: '',
    behavior: '',
    evaluation: '',
  });
  for (const key of Object.keys(least)) {
    const answer = product.safeParse({ ...least, [key]: undefined });
    expect(answer.error?.issues[0]?.path).toEqual([key]);
  }
  expect(product.safeParse({ ...least, productName: ' ' }).success).toBe(false);
});

test('WIZ-04 the lengths of the answers', () => {
  const longest = {
    productName: 120,
    description: 2000,
    productForm: 60,
    targetAudience: 500,
    behavior: 500,
    evaluation: 500,
  };
  for (const [key, max] of Object.entries(longest)) {
    expect(product.safeParse({ ...least, [key]: 'a'.repeat(max) }).success).toBe(true);
    expect(product.safeParse({ ...least, [key]: 'a'.repeat(max + 1) }).success).toBe(false);
  }
});

test('WIZ-03 at least one platform', () => {
  expect(platformField.safeParse([]).error?.issues[0]?.message).toBe(
    'Please choose at least one platform.',
  );
  expect(platformField.safeParse(['radio']).success).toBe(false);
  expect(platformField.safeParse(undefined).success).toBe(false);
});

test('WIZ-03 one platform may come by itself', () => {
  expect(platformField.parse('youtube')).toEqual(['youtube']);
});

test('WIZ-03 platforms keep the order they were chosen in, each once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...platforms), { minLength: 1, maxLength: 3 }),
      (chosen) => {
        const kept = platformField.parse(chosen);
        expect(kept[0]).toBe(chosen[0]);
        expect(kept).toEqual(chosen.filter((p, index) => chosen.indexOf(p) === index));
      },
    ),
  );
});

test('WIZ-02 WIZ-06 only the six user types and the three approaches', () => {
  expect(product.safeParse({ ...least, userType: 'client' }).success).toBe(false);
  expect(product.safeParse({ ...least, creativeApproach: 'loud' }).success).toBe(false);
});

test('WIZ-09 a character may be left undescribed', () => {
  expect(z.object(characterFields).parse({ gender: '', hairColor: null })).toEqual({
    characterName: '',
    voiceOverOnly: false,
    wardrobe: '',
    notes: '',
  });
});

test('WIZ-09 a described character keeps every answer', () => {
  const described = {
    characterName: 'Maya',
    voiceOverOnly: false,
    gender: 'female',
    ageRange: '55+',
    hairColor: 'gray',
    eyeColor: 'hazel',
    ethnicity: 'mixed',
    bodyType: 'plus-size',
    wardrobe: 'apron',
    notes: 'limps',
  };
  expect(z.object(characterFields).parse(described)).toEqual(described);
  expect(z.object(characterFields).safeParse({ ageRange: '12' }).success).toBe(false);
});

test('WIZ-15 money and time are optional', () => {
  expect(z.object(productionFields).parse({})).toEqual({
    specificBudget: '',
    mediaBuyingServices: false,
  });
  expect(z.object(productionFields).safeParse({ budget: 'a lot' }).success).toBe(false);
});
