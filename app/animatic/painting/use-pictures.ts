import { useEffect, useState } from 'react';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { loadPictures } from './load-pictures.ts';
import type { Picture } from './paint-film.ts';

export type LoadedPictures = {
  /** By their place on the board. */
  pictures: readonly (Picture | null)[];
  /** All have come, or failed. */
  isReady: boolean;
};

/** The pictures of a board as something to paint with; those of before stay until the new ones have come. */
export function usePictures(frames: readonly StoryboardFrame[]): LoadedPictures {
  const [loaded, setLoaded] = useState<LoadedPictures>({ pictures: [], isReady: false });
  const addresses = frames.map(({ imageUrl }) => imageUrl ?? '').join('\n');
  useEffect(() => {
    let isGone = false;
    const wanted = addresses.split('\n').map((imageUrl) => ({ imageUrl }));
    void loadPictures(wanted).then((pictures) => {
      if (!isGone) setLoaded({ pictures, isReady: true });
    });
    return () => {
      isGone = true;
    };
  }, [addresses]);
  return loaded;
}
