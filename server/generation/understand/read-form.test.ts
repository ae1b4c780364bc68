// Particulars and senses that a form gives away: days, venues, who pays, what a word means.
import { expect, test } from 'vitest';
import { readForm } from './understand.ts';

const read = (
  productName: string,
  description: string,
  userType: 'trailer' | 'creator' = 'trailer',
) =>
  readForm({
    userType,
    productName,
    description,
    targetAudience: '',
    behavior: '',
    evaluation: '',
  });

test.each([
  [
    'Screens Friday 7 February, 8.15 pm, Star & Shadow Cinema, Newcastle.',
    'Friday 7 February, 8.15 pm',
    'Star & Shadow Cinema, Newcastle',
  ],
  [
    '14, 15, 21 and 22 June, doors 7pm, Govanhill Baths, Glasgow.',
    '14, 15, 21 and 22 June',
    'Govanhill Baths, Glasgow',
  ],
  [
    'Avant-première le 9 janvier à 18 h 30 au Cinéma Le Méliès, Pau.',
    '9 janvier à 18 h 30',
    'Cinéma Le Méliès, Pau',
  ],
])('PLAN-04 “%s” names its whole day and its venue', (said, day, venue) => {
  const frame = read('The Pan', `A short film. ${said}`);
  expect(frame.dates[0]).toBe(day);
  expect(frame.venue).toBe(venue);
});

test('PLAN-04 a day of a past century announces nothing', () => {
  const { dates } = read(
    'Wreck',
    'A documentary. The boat sank on 13 October 1911. In cinemas from 4 November.',
  );
  expect(dates).toEqual(['4 November']);
});

test('PLAN-04 a word of many meanings is the thing where the client shows that it is meant', () => {
  const refsOf = (description: string) =>
    read('Up', description, 'creator').statements.flatMap(({ mentions }) =>
      mentions.map(({ ref }) => ref),
    );
  expect(refsOf('I ride lifts. That is the channel.')).toContain('lift');
  expect(refsOf('We give you a lift to the station and sing on the way.')).not.toContain('lift');
});
