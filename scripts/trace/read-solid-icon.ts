// An icon that is one filled shape, as rings on a grid of 32 units.
import { type Point, ringsOf } from './svg-path.ts';

type IconSet = {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number } | undefined>;
};

/** The rings of an icon; undefined where the set has none of this name, or it is no plain shape. */
export function readSolidIcon(set: IconSet, name: string): Point[][] | undefined {
  const icon = set.icons[name];
  if (!icon || /transform=|<(?:circle|rect|defs)/.test(icon.body)) return undefined;
  const side = Math.max(icon.width ?? set.width ?? 16, icon.height ?? set.height ?? 16);
  return [...icon.body.matchAll(/\sd="([^"]*)"/g)].flatMap(([, data = '']) =>
    ringsOf(data).map((ring) => ring.map(([x, y]): Point => [(x / side) * 32, (y / side) * 32])),
  );
}
