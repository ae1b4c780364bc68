// Which tone of the marker box stands for a colour of the set.
import { type MarkerName, markers, shade, tint } from '#server/generation/illustrator/palette.ts';

type Lab = readonly [l: number, a: number, b: number];
/** A tone: a marker, laid twice where `depth` is above 0 and thinned where it is below. */
export type Tone = { marker: MarkerName; depth: number; hex: string };

const depths = [0, 0.16, 0.3, -0.25, -0.5] as const;
const names = Object.keys(markers) as MarkerName[];

/** The colour of a tone. */
export const toned = (color: string, depth: number) =>
  depth > 0 ? shade(color, depth) : depth < 0 ? tint(color, -depth) : color;

const neutral: ReadonlySet<MarkerName> = new Set(['black', 'white', 'gray', 'silver']);
// Markers that a loud colour should not fall into by a hair.
const rare: Partial<Record<MarkerName, number>> = {
  maroon: 0.05,
  lilac: 0.03,
  purple: 0.02,
  teal: 0.14,
};

// Tones a brown would else fall into.
const muddy = (marker: MarkerName, depth: number) =>
  (marker === 'maroon' && depth < 0) || (marker === 'pink' && depth > 0);

const tones: (Tone & { lab: Lab })[] = names.flatMap((marker) =>
  depths.map((depth) => {
    const hex = toned(markers[marker], depth);
    return { marker, depth, hex, lab: labOf(hex) };
  }),
);

/** The tone nearest to a colour once its loudness is taken back to a marker's. */
export function nearestTone(color: string): Tone {
  const loud = labOf(color);
  const muted: Lab = [0.08 + loud[0] * 0.86, loud[1] * 0.6, loud[2] * 0.6];
  // The set's near-black leans to violet.
  const dark = loud[0] < 0.43 && loud[1] > 0 && loud[2] < 0;
  const plain = dark || Math.hypot(loud[1], loud[2]) < 0.045;
  const far = ({ lab, depth, marker }: (typeof tones)[number]) =>
    distance(lab, muted) +
    Math.abs(depth) * 0.02 +
    (rare[marker] ?? 0) +
    (muddy(marker, depth) ? 1 : 0);
  const choice = plain ? tones.filter(({ marker }) => neutral.has(marker)) : tones;
  return choice.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/** The tone that has exactly this colour. */
export function toneOf(color: string): Tone {
  const tone = tones.find(({ hex }) => hex === color);
  if (!tone) throw new Error(`${color} is no tone of the marker box`);
  return tone;
}

/** How different two colours look, about 0 to 1. */
export const contrast = (one: string, other: string) => distance(labOf(one), labOf(other));

function distance(one: Lab, other: Lab): number {
  const [l, a, b] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
  return Math.sqrt(l * l + 4 * (a * a + b * b));
}

function labOf(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
