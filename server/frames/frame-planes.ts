// A frame in the planes it was drawn on: its strokes are kept with it, and rendered when a film asks for them.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { farToNear } from '#domain/animatic/planes.ts';
import { type FramePlanes, framePlanes } from '#domain/contract/frame-routes.ts';
import { renderPlanes } from '../drawing/render-planes.ts';
import type { Storage } from '../gateways/storage/port.ts';

const strokes = z.object({
  /** Of the sheet it was drawn on, in drawing units. */
  units: z.number(),
  width: z.number(),
  height: z.number(),
  planes: z.array(z.object({ plane: z.enum(farToNear), svg: z.string() })),
});
/** A frame as it was drawn, plane by plane, and the size of its picture in pixels. */
export type Strokes = z.infer<typeof strokes>;

/** Where what belongs to a frame's picture is kept; nobody reads it from the storage itself. */
export const planesPrefix = 'planes/';
const mostStrokes = 8 * 1024 * 1024;
const strokesKey = (picture: string) => `${planesPrefix}${picture}.gz`;
const planesKey = (picture: string) => `${planesPrefix}${picture}.json`;
const pictureOf = (frameKey: string) => /^frames\/([0-9a-f]{32})\.jpg$/.exec(frameKey)?.[1];

/** The keys of what is kept with the picture of a frame. */
export function keptWith(frameKey: string): string[] {
  const picture = pictureOf(frameKey);
  return picture ? [strokesKey(picture), planesKey(picture)] : [];
}

export async function keepStrokes(storage: Storage, picture: string, drawn: Strokes) {
  // With a single plane there is nothing to part.
  if (drawn.planes.length < 2) return;
  const packed = await promisify(gzip)(JSON.stringify(drawn));
  await storage.put(strokesKey(picture), packed, 'application/gzip');
}

/** How many pictures may wait; they are rendered one at a time, so that nothing else waits for them. */
const mostWaiting = 40;
const waiting = new Map<string, Promise<FramePlanes | 'busy'>>();
let turn: Promise<unknown> = Promise.resolve();

/**
 * The planes of a picture, rendered the first time they are asked for; null where it was not drawn in
 * planes, 'busy' where too many others are waited for.
 */
export async function planesOf(
  storage: Storage,
  picture: string,
): Promise<FramePlanes | 'busy' | null> {
  const made = await storage.get(planesKey(picture));
  if (made) return framePlanes.parse(JSON.parse(Buffer.from(made.bytes).toString()));
  const known = waiting.get(picture);
  if (known) return known;
  const packed = await storage.get(strokesKey(picture));
  if (!packed) return null;
  if (waiting.size >= mostWaiting) return 'busy';
  const rendering = turn.then(() => render(storage, picture, packed.bytes));
  turn = rendering.catch(() => {});
  waiting.set(picture, rendering);
  return rendering.finally(() => waiting.delete(picture));
}

async function render(storage: Storage, picture: string, packed: Uint8Array) {
  const unpacked = await promisify(gunzip)(packed, { maxOutputLength: mostStrokes });
  const { units, width, height, planes } = strokes.parse(JSON.parse(unpacked.toString()));
  const rendered = await renderPlanes(planes, units, { width, height });
  const made = rendered.map(({ webp, ...where }) => ({ ...where, webp: webp.toString('base64') }));
  const answer = { planes: made };
  await storage.put(planesKey(picture), Buffer.from(JSON.stringify(answer)), 'application/json');
  // Dropped meanwhile with its picture: nothing of it stays.
  if (!(await storage.get(strokesKey(picture)))) await storage.delete(planesKey(picture));
  return answer;
}

/** The planes of a frame by the key of its picture; none of what is in one piece, or has to wait too long. */
export async function planesOfFrame(
  storage: Storage,
  frameKey: string,
): Promise<FramePlanes['planes']> {
  const picture = pictureOf(frameKey);
  const found = picture ? await planesOf(storage, picture) : null;
  return found && found !== 'busy' ? found.planes : [];
}
