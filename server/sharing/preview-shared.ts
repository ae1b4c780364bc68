import { ownPictureKey } from '#domain/storyboard/frame.ts';
import { drawPreview } from '../drawing/draw-preview.ts';
import { RecentlyUsed } from '../recently-used.ts';
import type { Services } from '../services.ts';
import type { Asker } from './asker.ts';
import { readShared } from './open-shared.ts';
import { drawnLookOf } from './shared-look.ts';

// Named by what they show: pictures are stored under names of their content.
const drawn = new RecentlyUsed<Promise<Buffer>>({ entries: 50 });

/** The picture of a link for messengers, or null: the link ended, asks for a pass phrase, or has no picture. */
export async function previewShared(
  services: Pick<Services, 'db' | 'secret' | 'now' | 'storage'>,
  token: string,
  asker: Pick<Asker, 'viewer' | 'hasSaid'>,
): Promise<Buffer | null> {
  const found = await readShared(services, token, asker);
  if (found.state !== 'open') return null;
  const keys = found.shared.project.storyboard_frames.flatMap(
    ({ imageUrl }) => ownPictureKey(imageUrl ?? '') ?? [],
  );
  const stored = await Promise.all(keys.map((key) => services.storage.get(key)));
  const frames = stored.flatMap((object) => (object ? [object.bytes] : []));
  if (frames.length === 0) return null;
  const own = await drawnLookOf(services, found.shared);
  const name = [...keys.filter((_, index) => stored[index]), own?.name ?? ''].join(' ');
  const drawing = drawn.get(name) ?? drawPreview(frames, own?.look);
  drawn.set(name, drawing);
  return drawing;
}

/** The logo on the page of a link, as WebP, or null: it may not be opened, or has none. */
export async function logoShared(
  services: Pick<Services, 'db' | 'secret' | 'now' | 'storage'>,
  token: string,
  asker: Pick<Asker, 'viewer' | 'hasSaid'>,
): Promise<Buffer | null> {
  const found = await readShared(services, token, asker);
  if (found.state !== 'open') return null;
  return (await drawnLookOf(services, found.shared))?.look.webp ?? null;
}
