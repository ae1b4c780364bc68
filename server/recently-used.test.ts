import { expect, test } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

test('what was not asked for longest is forgotten first', () => {
  const kept = new RecentlyUsed<number>({ entries: 2 });
  kept.set('a', 1);
  kept.set('b', 2);
  kept.get('a');
  kept.set('c', 3);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
});

test('the sizes together stay within the bound, whatever was set twice', () => {
  const kept = new RecentlyUsed<string>({ entries: 9, size: 5, sizeOf: (text) => text.length });
  kept.set('a', 'xxxx');
  kept.set('a', 'xx');
  kept.set('b', 'xxx');
  expect([kept.get('a'), kept.get('b')]).toEqual(['xx', 'xxx']);
  kept.set('c', 'xxxx');
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([undefined, undefined, 'xxxx']);
  kept.set('d', 'xxxxxx');
  expect(kept.get('d')).toBeUndefined();
});
