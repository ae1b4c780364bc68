// What every storage must do; each adapter's test runs it.
import { expect, test } from 'vitest';
import type { Storage } from './port.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
/** Begins like a JPEG. */
const jpeg = (text = 'x') => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), bytes(text)]);

/** Declares the tests of the contract for storages that `open` makes, each of them empty. */
export function storageContract(open: () => Promise<Storage>): void {
  test('gives back what was put, with its type', async () => {
    const storage = await open();
    await storage.put('frames/one.jpg', jpeg('picture'), 'image/jpeg');
    const found = await storage.get('frames/one.jpg');
    expect(found?.contentType).toBe('image/jpeg');
    expect(jpeg('picture').equals(found?.bytes ?? new Uint8Array())).toBe(true);
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
    await storage.put('frames/one.jpg', jpeg(), 'image/jpeg');
    for (const key of ['none.jpg', 'frames', '', '../one.jpg', 'frames/../frames/one.jpg'])
      expect(await storage.get(key)).toBeNull();
  });

  test.each([
    ['an HTML file named .jpg', 'a.jpg', 'image/jpeg', '<!doctype html><script>alert(1)</script>'],
    ['a JPEG named .png', 'a.png', 'image/png', '\u00ff\u00d8\u00ff'],
    ['a drawing named .webp', 'a.webp', 'image/webp', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['nothing at all', 'a.jpg', 'image/jpeg', ''],
    ['an HTML file that says so', 'a.jpg', 'text/html', '<p>'],
    ['a drawing', 'a.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', 'a.html', 'text/html', '<p>'],
  ])('FN-01 refuses %s', async (_what, key, type, text) => {
    const storage = await open();
    const put = storage.put(key, Buffer.from(text, 'latin1'), type);
    await expect(put).rejects.toMatchObject({ name: 'StorageError', outcome: 'permanent' });
    expect(await storage.list('')).toEqual([]);
  });

  test('FN-01 refuses more than 20 MB', async () => {
    const storage = await open();
    const large = new Uint8Array(20 * 1024 * 1024 + 1);
    await expect(storage.put('a.txt', large, 'text/plain; charset=utf-8')).rejects.toThrow('20 MB');
  });

  test('is found to be in order', async () => {
    await expect((await open()).check()).resolves.toBeUndefined();
  });

  test('refuses to put outside of itself', async () => {
    const storage = await open();
    for (const key of ['../out.jpg', '/etc/out.jpg', 'a/../../out.jpg', '.hidden.jpg', 'a//b.jpg'])
      await expect(storage.put(key, jpeg(), 'image/jpeg')).rejects.toThrow('not a storage key');
  });

  test('lists by name ascending, 100 from the first, and pages', async () => {
    const storage = await open();
    expect(await storage.list('frames/')).toEqual([]);
    const names = Array.from({ length: 120 }, (_, i) => `frames/${String(i).padStart(3, '0')}.jpg`);
    for (const name of [...names].reverse()) await storage.put(name, jpeg('abc'), 'image/jpeg');
    await storage.put('other/000.jpg', jpeg(), 'image/jpeg');
    const keys = (list: { key: string }[]) => list.map(({ key }) => key);
    const first = await storage.list('frames/');
    expect(keys(first)).toEqual(names.slice(0, 100));
    expect(first[0]).toEqual({ key: 'frames/000.jpg', size: 6 });
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
