import { expect, test } from 'vitest';
import { gatherReads } from './gather-reads.ts';

/** A reader, and what each of its readings was asked for; 'bad' cannot be read. */
function openGathered() {
  const readings: string[][] = [];
  const read = gatherReads(async (ids) => {
    readings.push([...ids]);
    await new Promise((done) => setImmediate(done));
    if (ids.includes('bad')) throw new Error('It cannot be read.');
    return new Map(ids.filter((id) => id !== 'gone').map((id) => [id, id.toUpperCase()]));
  });
  return { read, readings };
}

test('DIR-02 what is asked for at once is read at once, each id once', async () => {
  const { read, readings } = openGathered();
  const [first, second, third] = await Promise.all([read(['a']), read(['b', 'a']), read(['gone'])]);
  expect(readings).toEqual([['a', 'b', 'gone']]);
  expect(first.get('a')).toBe('A');
  expect(second.get('b')).toBe('B');
  expect(third.has('gone')).toBe(false);
});

test('DIR-02 what is asked for during a reading is read after it, together', async () => {
  const { read, readings } = openGathered();
  const first = read(['a']);
  await Promise.resolve();
  await Promise.resolve();
  expect(readings).toEqual([['a']]);
  const [again, other] = await Promise.all([read(['a']), read(['c'])]);
  expect(readings).toEqual([['a'], ['a', 'c']]);
  expect((await first).get('a')).toBe('A');
  expect([again.get('a'), other.get('c')]).toEqual(['A', 'C']);
});

test('DIR-02 a failure is told to those who asked, and the next reading goes on', async () => {
  const { read } = openGathered();
  const failing = read(['bad']);
  await Promise.resolve();
  await Promise.resolve();
  const following = read(['b']);
  await expect(failing).rejects.toThrow('It cannot be read.');
  expect((await following).get('b')).toBe('B');
});
