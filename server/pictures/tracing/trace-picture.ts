// A cut-out as flat tones and ink: what the brush paints in a frame.
import type { PictureKind } from '#domain/pictures/picture.ts';
import { type TracedPicture, tracedSide, type Way } from '#domain/pictures/traced.ts';
import type { Mask, Raster } from '../cutting/raster.ts';
import { boardColour, hexOf } from './board-colour.ts';
import { findInk } from './find-ink.ts';
import { areaOf, findLoops, type Loop } from './find-loops.ts';
import { findTones } from './find-tones.ts';
import { simplify, simplifyLoop } from './simplify.ts';

const mostTones = { product: 9, logo: 8 } as const;
/** Numbers a traced picture has at most: a frame is painted from them in its moment. */
const mostNumbers = 48_000;
/** From fine to coarse: how far a way may be off, and the least area of a spot, in pixels. */
const finenesses = [
  { slack: 0.35, spot: 7 },
  { slack: 0.55, spot: 14 },
  { slack: 0.9, spot: 40 },
  { slack: 1.6, spot: 120 },
] as const;

type Box = { left: number; top: number; right: number; bottom: number };

/** Traces what the mask keeps; null where it keeps nothing. */
export function tracePicture(raster: Raster, mask: Mask, kind: PictureKind): TracedPicture | null {
  const box = boxOf(raster, mask);
  if (!box) return null;
  const { tones, labels } = findTones(raster, mask, mostTones[kind]);
  const place = placing(box);
  const layers = tones.map(({ lab }, rank) => ({
    color: boardColour(lab, kind),
    loops: findLoops(raster, (at) => mask[at] === 1 && (labels[at] ?? 0) >= rank),
  }));
  const ink = findInk({ raster, mask, labels, tones, loops: layers.map(({ loops }) => loops) });
  const colours = tones.toSorted((a, b) => weightOf(b) - weightOf(a)).map(({ lab }) => hexOf(lab));
  const amount = (isMeant: (light: number) => boolean) =>
    tones.reduce((sum, { lab, count }) => sum + (isMeant(lab[0]) ? count : 0), 0);
  const made = (at: number): TracedPicture => {
    const { slack, spot } = finenesses[at] ?? finenesses[0];
    const closed = (loops: Loop[]) =>
      loops
        .filter((loop) => areaOf(loop) >= spot)
        .map((loop) => place(simplifyLoop(loop, slack)))
        .filter((way) => way.length >= 6);
    return {
      ...sizeOf(box),
      tones: layers.map(({ color, loops }) => ({ color, ways: closed(loops) })),
      outline: kind === 'logo' ? [] : closed(layers[0]?.loops ?? []),
      lines: kind === 'logo' ? [] : ink.map((line) => place(simplify(line, slack * 1.6))),
      colours: colours.slice(0, 3),
      // What would be lost on paper is more than what would be lost on the dark.
      isPale: amount((light) => light > 74) > amount((light) => light < 45),
    };
  };
  for (let at = 0; at < finenesses.length; at++) {
    const traced = made(at);
    if (numbersIn(traced) <= mostNumbers || at === finenesses.length - 1) return traced;
  }
  return null;
}

/** A colour people would name it by: much of it, and not grey. */
const weightOf = ({ lab: [, a, b], count }: { lab: readonly number[]; count: number }): number =>
  count * (0.25 + Math.min(1, Math.hypot(a ?? 0, b ?? 0) / 35));

function boxOf({ width }: Pick<Raster, 'width'>, mask: Mask): Box | null {
  const box = { left: width, top: mask.length / width, right: -1, bottom: -1 };
  for (let at = 0; at < mask.length; at++) {
    if (!mask[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box.right < 0 ? null : box;
}

const unitsIn = ({ left, right, top, bottom }: Box): number =>
  tracedSide / Math.max(right - left + 1, bottom - top + 1);

function sizeOf(box: Box): { width: number; height: number } {
  const units = unitsIn(box);
  return {
    width: Math.max(1, Math.round((box.right - box.left + 1) * units)),
    height: Math.max(1, Math.round((box.bottom - box.top + 1) * units)),
  };
}

function placing(box: Box): (way: Loop) => Way {
  const units = unitsIn(box);
  const [middle, base] = [(box.left + box.right) / 2, box.bottom + 0.5];
  return (way) =>
    way.flatMap(([x, y]) => [Math.round((x - middle) * units), Math.round((y - base) * units)]);
}

const numbersIn = ({ tones, outline, lines }: TracedPicture): number =>
  [...tones.flatMap(({ ways }) => ways), ...outline, ...lines].reduce(
    (sum, way) => sum + way.length,
    0,
  );
