import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someDirector } from '../testing/some-director.ts';
import { forgetGrown, growList, grownAt, subscribeToGrown } from './grown-list.ts';

const query = { q: 'film', skills: ['Runway'] };
const first = { directors: [], total: 300, nextCursor: '12' };
const asked: URLSearchParams[] = [];
const shown = (place: string) => grownAt(place)?.directors.map(({ id }) => id);

// A directory of 300 whose cursor is the number of those before it.
function answer(address: string): Response {
  const parameters = new URL(address, 'http://site.example').searchParams;
  asked.push(parameters);
  const from = Number(parameters.get('cursor'));
  const to = Math.min(from + Number(parameters.get('limit')), 300);
  const directors = Array.from({ length: to - from }, (_, index) =>
    someDirector({ id: `d${from + index}` }),
  );
  return Response.json({ directors, total: 300, nextCursor: to < 300 ? String(to) : null });
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => answer(address)),
  );
});
afterEach(() => {
  forgetGrown();
  vi.unstubAllGlobals();
});

test('DIR-03 a list grows by twelve of the same question, each place by itself', async () => {
  expect(await growList({ place: 'a', query, first })).toBe('grown');
  expect(await growList({ place: 'a', query, first })).toBe('grown');
  expect(shown('a')).toEqual(Array.from({ length: 24 }, (_, index) => `d${index + 12}`));
  expect(grownAt('a')).toMatchObject({ nextCursor: '36', state: 'idle' });
  expect(asked.map(String)).toEqual([
    'q=film&skills=Runway&cursor=12&limit=12',
    'q=film&skills=Runway&cursor=24&limit=12',
  ]);
  expect(grownAt('b')).toBeUndefined();
});

test('DIR-03 many are fetched a hundred at a time, and the end is the end', async () => {
  await growList({ place: 'a', query, first, by: 400 });
  expect(shown('a')).toHaveLength(288);
  expect(grownAt('a')?.nextCursor).toBeNull();
  expect(asked.map((one) => one.get('limit'))).toEqual(['100', '100', '100']);
});

test('DIR-03 a list that is growing is left alone', async () => {
  const [one, two] = await Promise.all([
    growList({ place: 'a', query, first }),
    growList({ place: 'a', query, first }),
  ]);
  expect([one, two]).toEqual(['grown', 'busy']);
  expect(shown('a')).toHaveLength(12);
});

test('DIR-10 a failure keeps what is there, and the next attempt goes on from it', async () => {
  await growList({ place: 'a', query, first });
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
  expect(await growList({ place: 'a', query, first })).toBe('failed');
  expect(shown('a')).toHaveLength(12);
  expect(grownAt('a')?.state).toBe('failed');
  expect(await growList({ place: 'a', query, first })).toBe('grown');
  expect(shown('a')).toHaveLength(24);
});

test('DIR-03 who shows a list is told of each change, and the oldest of many lists is forgotten', async () => {
  const listener = vi.fn();
  const stop = subscribeToGrown(listener);
  await growList({ place: '0', query, first });
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  for (let place = 1; place <= 20; place += 1)
    await growList({ place: String(place), query, first });
  expect(grownAt('0')).toBeUndefined();
  expect(shown('20')).toHaveLength(12);
});
