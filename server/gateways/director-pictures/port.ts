// Where pictures of directors come from: addresses that a feed or the house names.

/** A portrait stands beside the name, a reel's poster before the reel. Pixels. */
export const pictureSizes = {
  portrait: { width: 256, height: 256 },
  'reel-poster': { width: 960, height: 540 },
} as const;
export type PictureKind = keyof typeof pictureSizes;
export const pictureKinds = Object.keys(pictureSizes) as PictureKind[];

/** A finished picture, WebP of its kind's size; or why there is none, without secrets. */
export type PictureReading =
  | { kind: 'picture'; webp: Uint8Array }
  | { kind: 'failed'; problem: string };

export interface DirectorPictures {
  /** Never throws, but what `signal` aborts with. */
  read(kind: PictureKind, address: string, signal: AbortSignal): Promise<PictureReading>;
}

/** A picture has no more bytes than this, and no more pixels before it is cut. */
export const mostBytes = 5 * 1024 * 1024;
export const mostPixels = 50_000_000;
