// What every storage must do; each adapter's test runs it.
import { expect, test } from 'vitest';
import type { Storage } from './port.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Declares the tests of the contract for storages that `open` makes, each of them empty. */
export function storageContract(open: () => Promise<Storage>): void {
  test('gives back what was put, with its type', async () => {
    const storage = await open();
    await storage.put('frames/one.jpg', bytes('picture'), 'image/jpeg');
    const found = await storage.get('frames/one.jpg');
    expect(found?.contentType).toBe('image/jpeg');
    expect(Buffer.from(found?.bytes ?? []).toString()).toBe('picture');
  });

  test('putting again replaces, deleting removes, twice does no harm', async () => {
    const storage = await open();
    await storage.put('a.txt', bytes('first'), 'text/plain; charset=utf-8');
    await storage.put('a.txt', bytes('second'), 'text/plain; charset=utf-8');
    expect(Buffer.from((await storage.get('a.txt'))?.bytes ?? []).toString()).toBe('second');
    await storage.delete('a.txt');
    await storage.delete('a.txt');
    expect(await storage.get('a.txt')).toBeNull();
  });

  test('deletes what is old, leaves what was put since, and says whether anything is there', async () => {
    const storage = await open();
    const before = new Date(Date.now() - 60_000);
    await storage.put('a.txt', bytes('x'), 'text/plain; charset=utf-8');
    expect(await storage.deleteOlder('a.txt', before)).toBe(false);
    expect(await storage.get('a.txt')).not.toBeNull();
    const after = new Date(Date.now() + 60_000);
    expect(await storage.deleteOlder('a.txt', after)).toBe(true);
    expect(await storage.get('a.txt')).toBeNull();
    for (const key of ['a.txt', '../a.txt', '']) {
      expect(await storage.deleteOlder(key, after)).toBe(true);
    }
    expect(await storage.list('')).toEqual([]);
  });

  test('what was never put is null, and so is a key that is none', async () => {
    const storage = await open();
    await storage.put('frames/one.jpg', bytes('x'), 'image/jpeg');
    for (const key of ['none.jpg', 'frames', '', '../one.jpg', 'frames/../frames/one.jpg'])
      expect(await storage.get(key)).toBeNull();
  });

  test('refuses to put outside of itself', async () => {
    const storage = await open();
    for (const key of ['../out.jpg', '/etc/out.jpg', 'a/../../out.jpg', '.hidden.jpg', 'a//b.jpg'])
      await expect(storage.put(key, bytes('x'), 'image/jpeg')).rejects.toThrow('not a storage key');
  });

  test('lists by name ascending, 100 from the first, and pages', async () => {
    const storage = await open();
    expect(await storage.list('frames/')).toEqual([]);
    const names = Array.from({ length: 120 }, (_, i) => `frames/${String(i).padStart(3, '0')}.jpg`);
    for (const name of [...names].reverse()) await storage.put(name, bytes('abc'), 'image/jpeg');
    await storage.put('other/000.jpg', bytes('x'), 'image/jpeg');
    const keys = (list: { key: string }[]) => list.map(({ key }) => key);
    const first = await storage.list('frames/');
    expect(keys(first)).toEqual(names.slice(0, 100));
    expect(first[0]).toEqual({ key: 'frames/000.jpg', size: 3 });
    expect(keys(await storage.list('frames/', { offset: 100 }))).toEqual(names.slice(100));
    expect(keys(await storage.list('frames/', { limit: 2, offset: 1 }))).toEqual(names.slice(1, 3));
  });

  test('writers of one key at the same moment leave one whole object', async () => {
    const storage = await open();
    const texts = Array.from({ length: 20 }, (_, i) => String(i).repeat(10_000));
    await Promise.all(
      texts.map((text) => storage.put('same.txt', bytes(text), 'text/plain; charset=utf-8')),
    );
    const found = Buffer.from((await storage.get('same.txt'))?.bytes ?? []).toString();
    expect(texts).toContain(found);
    expect(await storage.list('')).toHaveLength(1);
  });
}
