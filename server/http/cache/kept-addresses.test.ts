import { expect, test } from 'vitest';
import { cursorOf } from '../../directors/search/cursor.ts';
import { addressReader } from './kept-addresses.ts';

const read = addressReader();
const keyOf = (url: string) => read(url)?.key;
const cursor = cursorOf({ sortName: 'zoë', id: '7' });

test.each([
  ['/', '/'],
  ['/terms?utm_source=mail', '/terms'],
  ['/sitemap.xml?x', '/sitemap.xml'],
  ['/creative-directors', '/creative-directors'],
  ['/creative-directors?noise=1&q=&limit=12&skills=', '/creative-directors'],
  [
    '/api/directors?skills=VFX&q=zo%C3%AB&page=2&skills=Editing',
    '/api/directors?q=zo%C3%AB&skills=VFX&skills=Editing',
  ],
  ['/api/directors?q=zo%65', '/api/directors?q=zoe'],
  [`/api/directors?limit=50&cursor=${cursor}`, `/api/directors?cursor=${cursor}&limit=50`],
  ['/creative-directors?limit=50', '/creative-directors'],
  ['/creative-directors.data?q=a', '/creative-directors.data?q=a'],
  ['/director/zo%65?from=list', '/director/zoe'],
  ['/director/zoe.data', '/director/zoe.data'],
  ['/api/directors/a%2Fb', '/api/directors/a%2Fb'],
])('DIR-05 %s is kept in one spelling: %s', (url, key) => {
  expect(keyOf(url)).toBe(key);
});

test.each([
  '/auth',
  '/terms/',
  '/creative-directors/',
  '/api/directors?limit=0',
  '/api/directors?q=%00',
  '/api/directors?cursor=abc',
  `/creative-directors?q=${'x'.repeat(201)}`,
  `/api/directors?noise=${'x'.repeat(5_000)}`,
  '/creative-directors.data?_routes=root',
  '/director/',
  '/director/a/b',
  '/director/%E0%A4%A',
])('DIR-05 %s is not kept', (url) => {
  expect(keyOf(url)).toBeUndefined();
});

test('FN-04 the pattern of an address holds nothing of it', () => {
  expect(read('/director/zoe')?.route).toBe('/director/:id');
  expect(read('/api/directors?q=zoe')?.route).toBe('/api/directors');
});
