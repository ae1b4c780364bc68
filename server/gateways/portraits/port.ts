// Where portraits of directors come from: addresses that a feed names.

/** A finished picture, WebP of `portraitSize` pixels each way; or why there is none, without secrets. */
export type PortraitReading =
  | { kind: 'portrait'; webp: Uint8Array }
  | { kind: 'failed'; problem: string };

export interface Portraits {
  /** Never throws, but what `signal` aborts with. */
  read(address: string, signal: AbortSignal): Promise<PortraitReading>;
}

export const portraitSize = 256;
/** A portrait has no more bytes than this, and no more pixels before it is cropped. */
export const mostBytes = 5 * 1024 * 1024;
export const mostPixels = 50_000_000;
