// The few tones a picture is laid down in, as with markers.
import { random } from '#server/drawing/random.ts';
import type { Mask, Raster } from '../cutting/raster.ts';

/** A tone: what it is compared by, and how many pixels have it. */
export type Tone = { lab: readonly [number, number, number]; count: number };
export type Tones = {
  /** Light to dark. */
  tones: Tone[];
  /** The tone of each pixel of the mask; 255 outside. */
  labels: Uint8Array;
};

const samples = 5000;
const rounds = 14;
/** Tones nearer to each other than this are one. */
const alike = 8;
export const outside = 255;

/** At most `most` tones; the same picture gives the same. */
export function findTones(raster: Raster, mask: Mask, most: number): Tones {
  const inside: number[] = [];
  for (let at = 0; at < mask.length; at++) if (mask[at]) inside.push(at);
  const step = Math.max(1, Math.floor(inside.length / samples));
  const sample = inside.filter((_, at) => at % step === 0);
  const centres = merged(settle(raster, sample, begin(raster, sample, most)));
  const ordered = centres.toSorted((a, b) => b[0] - a[0]);
  const labels = new Uint8Array(mask.length).fill(outside);
  for (const at of inside) labels[at] = nearest(raster, at, ordered);
  const calm = calmed(raster, calmed(raster, labels));
  const counts = new Array<number>(ordered.length).fill(0);
  for (const label of calm) if (label !== outside) counts[label] = (counts[label] ?? 0) + 1;
  return { tones: ordered.map((lab, at) => ({ lab, count: counts[at] ?? 0 })), labels: calm };
}

type Centre = [number, number, number];
const labAt = ({ lab }: Raster, at: number): Centre => [
  lab[at * 3] ?? 0,
  lab[at * 3 + 1] ?? 0,
  lab[at * 3 + 2] ?? 0,
];
const far = (a: Centre, b: Centre): number =>
  (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/** Centres that lie apart: each next one where the picture is least like those there are. */
function begin(raster: Raster, sample: readonly number[], most: number): Centre[] {
  const chance = random(7);
  const colours = sample.map((at) => labAt(raster, at));
  const centres: Centre[] = [colours[Math.floor(colours.length / 2)] ?? [50, 0, 0]];
  const gap = colours.map(() => Number.POSITIVE_INFINITY);
  while (centres.length < Math.min(most, colours.length)) {
    const last = centres.at(-1) as Centre;
    let sum = 0;
    colours.forEach((colour, at) => {
      gap[at] = Math.min(gap[at] ?? 0, far(colour, last));
      sum += gap[at] ?? 0;
    });
    if (sum === 0) break;
    let left = chance() * sum;
    const next = gap.findIndex((one) => {
      left -= one;
      return left <= 0;
    });
    centres.push(colours[Math.max(0, next)] ?? last);
  }
  return centres;
}

function settle(raster: Raster, sample: readonly number[], begun: Centre[]): Centre[] {
  let centres = begun;
  for (let round = 0; round < rounds; round++) {
    const sums = centres.map(() => [0, 0, 0, 0]);
    for (const at of sample) {
      const sum = sums[nearest(raster, at, centres)];
      if (!sum) continue;
      const colour = labAt(raster, at);
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (colour[c] ?? 0);
      sum[3] = (sum[3] ?? 0) + 1;
    }
    centres = sums.flatMap(([l = 0, a = 0, b = 0, n = 0]): Centre[] =>
      n > 0 ? [[l / n, a / n, b / n]] : [],
    );
  }
  return centres;
}

const merged = (centres: Centre[]): Centre[] =>
  centres.filter((one, at) => !centres.slice(0, at).some((other) => far(one, other) < alike ** 2));

function nearest({ lab }: Raster, at: number, centres: readonly Centre[]): number {
  const [l, a, b] = [lab[at * 3] ?? 0, lab[at * 3 + 1] ?? 0, lab[at * 3 + 2] ?? 0];
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let i = 0; i < centres.length; i++) {
    const centre = centres[i] as Centre;
    const gap = (centre[0] - l) ** 2 + (centre[1] - a) ** 2 + (centre[2] - b) ** 2;
    if (gap < least) [best, least] = [i, gap];
  }
  return best;
}

/** Each pixel takes the tone that most of its neighbours have. */
function calmed({ width, height }: Raster, labels: Uint8Array): Uint8Array {
  const made = new Uint8Array(labels);
  const votes = new Uint8Array(256);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const own = labels[at] ?? outside;
      if (own === outside) continue;
      votes.fill(0);
      let best = own;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const label = labels[at + dy * width + dx] ?? outside;
          if (label === outside) continue;
          votes[label] = (votes[label] ?? 0) + 1;
          if ((votes[label] ?? 0) > (votes[best] ?? 0)) best = label;
        }
      if ((votes[best] ?? 0) >= 5) made[at] = best;
    }
  return made;
}
