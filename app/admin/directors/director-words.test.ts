import { expect, test } from 'vitest';
import { addressOf, parametersOf, readAsked } from './director-address.ts';
import { minimumWords, placeWords, rateWords, ratingWords, sourceWords } from './director-words.ts';

test('ADM-05 prices and ratings, and what stands where there are none', () => {
  expect([rateWords(85), rateWords(0), rateWords(null)]).toEqual(['$85/hr', '$0/hr', 'N/A']);
  expect([minimumWords(12_500), minimumWords(null)]).toEqual(['$12,500', 'N/A']);
  expect(ratingWords({ rating: 4.8, review_count: 12 })).toBe('4.8 (12)');
  expect(ratingWords({ rating: 5, review_count: 0 })).toBe('5.0 (0)');
  expect(ratingWords({ rating: null, review_count: 0 })).toBe('No rating');
});

test('ADM-07 whose row it is', () => {
  const row = { suspended: false, active: true, origin: 'feed', house_fields: [] } as const;
  const words = (changes: object) => placeWords({ ...row, house_fields: [], ...changes });
  expect(words({})).toBe('Feed');
  expect(words({ house_fields: ['name'] })).toBe('Feed, edited');
  expect(words({ active: false })).toBe('Not in the feed');
  expect(words({ active: false, suspended: true })).toBe('Suspended');
  expect(words({ origin: 'house' })).toBe('House');
  const placed = { ...row, house_fields: [] };
  expect(sourceWords({ ...placed, sample: true })).toBe('Feed · sample profile');
  expect(sourceWords({ ...placed, sample: false })).toBe('Feed');
});

test('ADM-07 the address holds what is asked for, and nonsense asks for nothing', () => {
  const asked = { q: 'a&b', sort: 'rating', order: 'desc', active: 'true', page: 2 } as const;
  expect(readAsked(addressOf(asked))).toEqual(asked);
  expect([addressOf(asked).get('page'), parametersOf(asked).get('page')]).toEqual(['3', '2']);
  const ordinary = readAsked(new URLSearchParams('sort=grams&order=up&active=x&page=0&q=a%00'));
  expect(parametersOf(ordinary).size).toBe(0);
});
