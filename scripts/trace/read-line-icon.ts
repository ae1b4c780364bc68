// An icon of the line set: what a pen draws, and what is filled behind it.
import { attributesOf, shapeData } from './shape-data.ts';
import { type Point, walksOf } from './svg-path.ts';

export type LineIcon = {
  strokes: { points: Point[]; closed: boolean; thin: boolean }[];
  fills: { color: string; rings: Point[][] }[];
};

/** The strokes and fills of an icon's body; undefined where it needs what a pen cannot do. */
export function readLineIcon(body: string): LineIcon | undefined {
  if (/<(?:defs|use|clipPath|mask)|url\(|transform=/.test(body)) return undefined;
  const icon: LineIcon = { strokes: [], fills: [] };
  const groups: ReadonlyMap<string, string>[] = [];
  for (const [, end, kind = '', attributes = '', alone] of body.matchAll(
    /<(\/?)(\w+)((?:\s[\w-]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    const own = attributesOf(attributes);
    if (kind === 'g') {
      if (end) groups.pop();
      else groups.push(own);
      continue;
    }
    if (end || !alone) continue;
    const of = (name: string) =>
      own.get(name) ?? groups.toReversed().flatMap((group) => group.get(name) ?? [])[0];
    const walks = walksOf(shapeData(kind, own));
    const fill = of('fill');
    if (fill?.startsWith('#'))
      icon.fills.push({
        color: fill,
        rings: walks.flatMap(({ points }) => (points.length > 2 ? [points] : [])),
      });
    const stroke = of('stroke');
    if (stroke?.startsWith('#'))
      icon.strokes.push(...walks.map((walk) => ({ ...walk, thin: stroke !== '#000' })));
  }
  return icon;
}
