// The marker box: flat muted colours, and their shadow tones.
import { greys } from '#server/drawing/brush.ts';

/** Muted marker colours by plain name. */
export const markers = {
  black: '#3b3630',
  white: '#f5f0e4',
  gray: greys[2],
  silver: '#bdb9b0',
  red: '#c2523d',
  maroon: '#84383a',
  orange: '#d4813f',
  mustard: '#d6a63c',
  gold: '#cf9f3e',
  green: '#6f9160',
  olive: '#84854f',
  teal: '#47868a',
  turquoise: '#5fa6a3',
  blue: '#567fa8',
  navy: '#33455f',
  denim: '#6586a3',
  purple: '#7f6795',
  lilac: '#a894bd',
  pink: '#dc9b99',
  brown: '#86603f',
  tan: '#c19a6b',
  beige: '#dccaa6',
  cream: '#efe4c8',
} as const;
export type MarkerName = keyof typeof markers;

/** `color` mixed towards `other` by `share` from 0 to 1. Both are `#rrggbb`. */
export function mix(color: string, other: string, share: number): string {
  const channel = (from: string, at: number) => Number.parseInt(from.slice(at, at + 2), 16);
  const blended = [1, 3, 5].map((at) =>
    Math.round(channel(color, at) * (1 - share) + channel(other, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${blended.join('')}`;
}

/** The same marker laid twice: the shadow side of a coloured area. */
export const shade = (color: string, depth = 0.28) => mix(color, '#2a2018', depth);

/** Paper showing through: the lit side of a coloured area. */
export const tint = (color: string, share = 0.3) => mix(color, '#faf6ec', share);

/** How far two colours are apart for reading, from 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const light = (color: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [light(one), light(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** What can be read at least. */
export const readable = 4.5;

/** The plain name of the marker that comes nearest to `#rrggbb`. */
export function colourWord(color: string): MarkerName {
  const channels = (of: string) => [1, 3, 5].map((at) => Number.parseInt(of.slice(at, at + 2), 16));
  const wanted = channels(color);
  const distance = (name: MarkerName) =>
    channels(markers[name]).reduce((sum, one, at) => sum + (one - (wanted[at] ?? 0)) ** 2, 0);
  const names = Object.keys(markers) as MarkerName[];
  return names.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
