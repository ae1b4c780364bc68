// A picture of the board in the planes it was drawn on.

import type { BoardPicture, PicturePlane } from '#domain/animatic/painting/paint-film.ts';
import { type FramePlanes, readPlanes } from '#domain/contract/frame-routes.ts';
import { ownPictureKey } from '#domain/storyboard/frame.ts';
import { call } from '../../calls/call.ts';

/**
 * The same pictures, with their planes where they have any. One that comes in one piece, from a model or
 * from an earlier version, and one whose planes do not come, stays as it is.
 */
export const withPlanes = (
  frames: readonly { imageUrl?: string | undefined }[],
  pictures: readonly (BoardPicture<CanvasImageSource> | null)[],
  signal?: AbortSignal,
): Promise<(BoardPicture<CanvasImageSource> | null)[]> =>
  Promise.all(
    pictures.map(async (picture, at) => {
      const planes = picture && (await loadPlanes(frames[at]?.imageUrl, signal));
      return picture && planes ? { ...picture, planes } : picture;
    }),
  );

async function loadPlanes(
  imageUrl = '',
  signal?: AbortSignal,
): Promise<readonly PicturePlane<CanvasImageSource>[] | null> {
  const picture = /^frames\/([0-9a-f]{32})\.jpg$/.exec(ownPictureKey(imageUrl) ?? '')?.[1];
  if (!picture) return null;
  const asked = await call(readPlanes, { params: { picture } }, signal ? { signal } : {});
  if (!asked.ok || asked.answer.planes.length === 0) return null;
  try {
    return await Promise.all(asked.answer.planes.map(open));
  } catch {
    // A browser that does not read WebP shows the picture in one piece.
    return null;
  }
}

async function open({
  webp,
  ...where
}: FramePlanes['planes'][number]): Promise<PicturePlane<CanvasImageSource>> {
  const bytes = Uint8Array.from(atob(webp), (sign) => sign.charCodeAt(0));
  const source = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
  return { ...where, source };
}
