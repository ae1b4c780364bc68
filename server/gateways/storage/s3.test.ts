import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type S3Mood, startS3Peer } from '#tests/peers/s3.ts';
import { storageContract } from './contract.ts';
import { openS3Storage } from './s3.ts';

const peer = await startS3Peer();
afterAll(() => peer.close());
beforeEach(() => {
  peer.objects.clear();
  peer.moods.length = 0;
  peer.requests.length = 0;
  peer.knowsConditions = true;
  peer.hear = () => {};
});
const open = (changes: object = {}) =>
  openS3Storage({ ...peer.settings, timeoutMs: 500, pauseMs: 1, ...changes });
const text = 'text/plain; charset=utf-8';
const bytes = (words: string) => new TextEncoder().encode(words);
const hourAhead = () => new Date(Date.now() + 3_600_000);

describe('FN-01 storage in a bucket', () => {
  storageContract(async () => {
    peer.objects.clear();
    return open();
  });

  test('FN-01 objects say what they are and how long they may be kept', async () => {
    await open().put('a/b.txt', bytes('x'), text);
    expect(peer.objects.get('a/b.txt')).toMatchObject({
      type: text,
      cacheControl: 'public, max-age=3600',
    });
  });

  test.each<S3Mood>([
    { status: 500, code: 'InternalError' },
    { status: 503, code: 'SlowDown' },
    'cut',
    'hang',
    'act-then-cut',
  ])('FN-01 what may work the next time is tried again: %j', async (mood) => {
    const storage = open();
    peer.moods.push(mood);
    await storage.put('a.txt', bytes('x'), text);
    peer.moods.push(mood, mood);
    expect((await storage.get('a.txt'))?.bytes).toEqual(bytes('x'));
    peer.moods.push(mood);
    expect(await storage.list('')).toHaveLength(1);
    peer.moods.push(mood);
    await storage.delete('a.txt');
    expect(peer.objects.size).toBe(0);
  });

  test('FN-01 an answer that breaks off in the middle is no object', async () => {
    const storage = open();
    await storage.put('a.txt', bytes('x'.repeat(1000)), text);
    peer.moods.push('half');
    expect((await storage.get('a.txt'))?.bytes).toHaveLength(1000);
    peer.moods.push('half', 'half', 'half');
    await expect(storage.get('a.txt')).rejects.toMatchObject({ outcome: 'temporary' });
  });

  test('FN-01 what fails three times is given up', async () => {
    peer.moods.push(...Array<S3Mood>(9).fill({ status: 503, code: 'SlowDown' }));
    await expect(open().put('a.txt', bytes('x'), text)).rejects.toMatchObject({
      name: 'StorageError',
      outcome: 'temporary',
      message: 'The bucket of S3_URL answered 503 SlowDown.',
    });
    expect(peer.requests).toHaveLength(3);
  });

  test.each([
    ['a wrong secret', { secretAccessKey: 'another' }, 'SignatureDoesNotMatch: check S3_ACCESS'],
    ['a wrong key', { accessKeyId: 'another' }, 'InvalidAccessKeyId: check S3_ACCESS_KEY_ID'],
    ['a wrong region', { region: 'us-east-1' }, 'check S3_URL and S3_REGION'],
  ])('FN-01 %s is said in words, at once', async (_what, changes, words) => {
    const storage = open(changes);
    for (const act of [() => storage.check(), () => storage.put('a.txt', bytes('x'), text)]) {
      const failure = await act().then(
        () => null,
        (error) => error,
      );
      expect(failure).toMatchObject({ name: 'StorageError', outcome: 'permanent' });
      expect(failure.message).toContain(words);
      expect(failure.message).not.toContain(peer.settings.secretAccessKey);
    }
    expect(peer.requests).toHaveLength(2);
  });

  test('FN-01 so is a bucket that is not there, and one that cannot be reached may be later', async () => {
    const nowhere = open({ url: peer.settings.url.replace('pictures', 'other') });
    await expect(nowhere.check()).rejects.toMatchObject({
      outcome: 'permanent',
      message: expect.stringContaining('no bucket at S3_URL'),
    });
    await expect(nowhere.put('a.txt', bytes('x'), text)).rejects.toThrow('no such bucket');
    const gone = await startS3Peer();
    await gone.close();
    const unreachable = openS3Storage({ ...gone.settings, pauseMs: 1 });
    await expect(unreachable.check()).rejects.toMatchObject({
      outcome: 'temporary',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });

  test('FN-01 no redirect is followed: it would take the signature elsewhere', async () => {
    peer.moods.push({ status: 301, code: 'PermanentRedirect' });
    await expect(open().check()).rejects.toThrow('check S3_URL and S3_REGION');
  });

  test('FN-01 what somebody put since it was looked at stays', async () => {
    const storage = open();
    await storage.put('a.txt', bytes('old'), text);
    const other = await startS3Peer();
    await openS3Storage(other.settings).put('a.txt', bytes('new'), text);
    const put = other.objects.get('a.txt');
    await other.close();
    if (!put) throw new Error('The peer kept nothing.');
    peer.hear = (method) => method === 'DELETE' && peer.objects.set('a.txt', put);
    expect(await storage.deleteOlder('a.txt', hourAhead())).toBe(false);
    expect((await storage.get('a.txt'))?.bytes).toEqual(bytes('new'));
  });

  test('FN-01 a bucket that knows no condition deletes all the same', async () => {
    peer.knowsConditions = false;
    const storage = open();
    await storage.put('a.txt', bytes('x'), text);
    expect(await storage.deleteOlder('a.txt', hourAhead())).toBe(true);
    expect(peer.objects.size).toBe(0);
  });
});
