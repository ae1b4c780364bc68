import { useEffect, useState } from 'react';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import type { Picture } from './paint-film.ts';

export type LoadedPictures = {
  /** By their place on the board. */
  pictures: readonly (Picture | null)[];
  /** All have come, or failed. */
  isReady: boolean;
};

const addressesOf = (frames: readonly StoryboardFrame[]) =>
  frames.map(({ imageUrl }) => imageUrl ?? '').join('\n');

/** The pictures of a board as something to paint with; those of before stay until the new ones have come. */
export function usePictures(frames: readonly StoryboardFrame[]): LoadedPictures {
  const [loaded, setLoaded] = useState<LoadedPictures>({ pictures: [], isReady: false });
  const addresses = addressesOf(frames);
  useEffect(() => {
    let isGone = false;
    void Promise.all(addresses.split('\n').map(loadPicture)).then((pictures) => {
      if (!isGone) setLoaded({ pictures, isReady: true });
    });
    return () => {
      isGone = true;
    };
  }, [addresses]);
  return loaded;
}

async function loadPicture(address: string): Promise<Picture | null> {
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
