import { expect, test } from 'vitest';
import { makeFilm } from '../animatic/make-film.ts';
import { placeId, placesOf, placeWords } from './place.ts';

const script = '1. HOOK | 0-2 s\nVIDEO: A yard.\n\n2. END | 2-4.5 s\nVIDEO: A broom.\nVO: Turn it.';
const frames = [{ title: 'F', description: '', imageUrl: '/f.jpg' }];
const film = makeFilm({ title: 'A', script, frames, shots: null, format: '16:9' });
const shown = { storyboard_frames: frames, script };

test('LINK-05 every second of a film can be spoken of, with what is said or seen in it', () => {
  const seconds = placesOf({ shown, film, cuts: [] }).filter(({ part }) => part === 'second');
  expect(seconds.map(({ number, about }) => [number, about])).toEqual([
    [0, 'A yard.'],
    [1, 'A yard.'],
    [2, 'Turn it.'],
    [3, expect.any(String)],
    [4, expect.any(String)],
  ]);
  const [first] = seconds;
  expect(first && [placeId(first), placeWords(first)]).toEqual(['second-0', 'Second 0']);
});

test('LINK-05 of each cut its own, and none where there is no film or it is longer than can be listed', () => {
  const cuts = [{ platform: 'youtube' as const, frames, script, film }];
  const own = placesOf({ shown, film, cuts }).filter(({ part }) => part === 'second');
  expect(own.map(placeId)).toHaveLength(5);
  expect(own.map(placeWords)[4]).toBe('Second 4 of YouTube');
  expect(placesOf({ shown, film: null, cuts: [] }).map(placeId)).toEqual([
    ...['whole', 'frame-1', 'row-1', 'row-2'],
  ]);
  const endless = film && { ...film, seconds: 1e9 };
  expect(placesOf({ shown, film: endless, cuts: [] })).toHaveLength(4 + 180);
});
