import { afterAll, expect, test } from 'vitest';
import { fileRoom } from '../exports/file-room.ts';
import { worldProject } from '../exports/testing/scripts-of-the-world.ts';
import { materialOf } from '../exports/testing/some-material.ts';
import { openThreadedFileRoom } from './threaded-file-room.ts';

const threaded = openThreadedFileRoom();
afterAll(() => threaded.close());

test('FILE-02 files are the same on a thread as where they are asked for', async () => {
  const material = await materialOf(worldProject('hindi'));
  for (const format of ['fountain', 'final-draft', 'shot-list-csv', 'project-file'] as const) {
    const [one, other] = [
      await threaded.write(format, material),
      await fileRoom.write(format, material),
    ];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  }
  expect(await threaded.paint('frames', material)).toHaveLength(4);
});

test('FILE-02 what nobody waits for any more is not begun', async () => {
  const material = await materialOf(worldProject('english'));
  const left = new AbortController();
  const first = threaded.write('powerpoint', material);
  const second = threaded.write('powerpoint', material, left.signal);
  left.abort(new Error('They left.'));
  await expect(second).rejects.toThrow('They left.');
  expect((await first).length).toBeGreaterThan(1000);
});

test('FILE-07 a file from outside is refused in words across the threads', async () => {
  expect(await threaded.read(Buffer.from('{"kind":"other"}'))).toMatchObject({
    ok: false,
    message: 'This is no project file of AD BUILDER.',
  });
});
