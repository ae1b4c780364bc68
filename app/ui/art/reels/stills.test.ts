import { expect, test } from 'vitest';
import { catalogue } from '#domain/matching/catalogue.ts';
import lighthouse from './lighthouse.svg';
import nightRoad from './night-road.svg';
import { stillOf, stillOfDirector } from './stills.ts';

test('DIR-04 a still is the one named, and otherwise always the same for the same director', () => {
  expect(stillOf('anybody', 'night-road')).toBe(nightRoad);
  expect(stillOf('anybody', 'lighthouse')).toBe(lighthouse);
  expect(stillOf('anybody', 'no-such-still')).toBe(stillOf('anybody'));
  expect(stillOf('')).toContain('svg');
});

test('DIR-04 directors are spread over all sixteen stills', () => {
  const ids = Array.from({ length: 320 }, (_, i) => `director-${i}`);
  const falls = Map.groupBy(ids, (id) => stillOf(id));
  expect(falls.size).toBe(16);
  for (const group of falls.values()) expect(group.length).toBeLessThan(50);
});

test.each(catalogue)('MATCH-01 $name has the same still wherever only the id is known', (one) => {
  expect(stillOf(one.id)).toBe(stillOf(one.id, one.videoThumbnail));
  expect(stillOf('anybody', one.videoThumbnail)).toBe(stillOf(one.id));
});

test('DIR-07 a director’s own picture stands before the reel, from this site alone', () => {
  const still = (video_reel_poster: string | null) =>
    stillOfDirector({ id: 'ada', video_reel_poster });
  expect(still('/api/storage/reel-posters/a.webp')).toBe('/api/storage/reel-posters/a.webp');
  for (const address of [null, '', 'https://films.example/a.jpg', '//films.example/a.jpg'])
    expect(still(address)).toBe(stillOf('ada'));
});
