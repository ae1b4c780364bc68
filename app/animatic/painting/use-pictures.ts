import { useEffect, useState } from 'react';
import type { BoardPicture } from '#domain/animatic/painting/paint-film.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { loadPictures } from './load-pictures.ts';
import { withPlanes } from './load-planes.ts';

export type LoadedPictures = {
  /** By their place on the board. */
  pictures: readonly (BoardPicture<CanvasImageSource> | null)[];
  /** All have come, or failed. */
  isReady: boolean;
};

/**
 * The pictures of a board as something to paint with, first in one piece and then in their planes; those of
 * before stay until the new ones have come.
 */
export function usePictures(frames: readonly StoryboardFrame[]): LoadedPictures {
  const [loaded, setLoaded] = useState<LoadedPictures>({ pictures: [], isReady: false });
  const addresses = frames.map(({ imageUrl }) => imageUrl ?? '').join('\n');
  useEffect(() => {
    const left = new AbortController();
    const show = (pictures: LoadedPictures['pictures']) => {
      if (!left.signal.aborted) setLoaded({ pictures, isReady: true });
    };
    const wanted = addresses.split('\n').map((imageUrl) => ({ imageUrl }));
    void loadPictures(wanted).then((pictures) => {
      show(pictures);
      return withPlanes(wanted, pictures, left.signal).then(show);
    });
    return () => left.abort();
  }, [addresses]);
  return loaded;
}
