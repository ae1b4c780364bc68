import type { Picture } from '#domain/animatic/painting/paint-film.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';

/** The pictures of a board by their place on it; null for one that is not drawn or does not load. */
export const loadPictures = (
  frames: readonly Pick<StoryboardFrame, 'imageUrl'>[],
): Promise<(Picture<CanvasImageSource> | null)[]> =>
  Promise.all(frames.map(({ imageUrl }) => loadPicture(imageUrl)));

async function loadPicture(
  address: string | undefined,
): Promise<Picture<CanvasImageSource> | null> {
  if (!address) return null;
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { source: image, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    // The film goes on over empty paper, as the board does.
    return null;
  }
}
