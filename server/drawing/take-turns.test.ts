import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

test('no more run at once than may, in the order they came, and one that fails holds up none', async () => {
  const turns = takeTurns(2);
  const begun: number[] = [];
  let [running, most] = [0, 0];
  const work = (id: number) => async () => {
    begun.push(id);
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (id === 1) throw new Error('no');
    return id;
  };
  const all = await Promise.allSettled([0, 1, 2, 3, 4].map((id) => turns(work(id))));
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
  ]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});
