// From what a camera saw to what the marker box has.

import type { PictureKind } from '#domain/pictures/picture.ts';
import { colourWord, markers, mix } from '#server/generation/illustrator/palette.ts';
import type { Tone } from './find-tones.ts';

/** `#rrggbb` of a tone. */
export function hexOf([l, a, b]: Tone['lab']): string {
  const fy = (l + 16) / 116;
  const unbent = (t: number) => (t > 0.206893 ? t ** 3 : (t - 16 / 116) / 7.787);
  const [x, y, z] = [unbent(fy + a / 500) * 0.95047, unbent(fy), unbent(fy - b / 200) * 1.08883];
  const channels = [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ];
  const byte = (linear: number) => {
    const share = Math.max(0, Math.min(1, linear));
    const value = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channels.map(byte).join('')}`;
}

/** A photograph is laid down in markers; a logo keeps the colours it is known by. */
export function boardColour(lab: Tone['lab'], kind: PictureKind): string {
  const seen = hexOf(lab);
  if (kind === 'logo') return seen;
  return mix(seen, markers[colourWord(seen)], 0.24);
}
