// The process that makes one film: it paints frame after frame, and hands each to ffmpeg.
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { FilmOrder } from './film-order.ts';
import { openReel } from './open-reel.ts';
import { startEncoder } from './start-encoder.ts';

process.once('message', (order: FilmOrder) => {
  makeFilm(order).then(
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
// Who asked is gone: nobody reads what would be made.
process.once('disconnect', () => process.exitCode === undefined || process.exit());

async function makeFilm(order: FilmOrder): Promise<void> {
  const reel = await openReel(order);
  const encoder = startEncoder(order, reel);
  const painted = (async () => {
    for (const frame of reel.shown) await write(encoder.pictures, reel.paint(frame));
    encoder.pictures.end();
  })();
  const heard = encoder.sound && reel.sound ? write(encoder.sound, reel.sound, true) : undefined;
  await Promise.all([painted, heard, encoder.done]);
}

// As fast as it is taken, and no faster: one frame is eight megabytes.
async function write(to: Writable, bytes: Uint8Array, isLast = false): Promise<void> {
  if (!to.write(bytes)) await once(to, 'drain');
  if (isLast) to.end();
}
