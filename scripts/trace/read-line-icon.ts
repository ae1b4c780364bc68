// An icon of the line set: what a pen draws, and what is filled behind it.
import { type Point, walksOf } from './svg-path.ts';

export type LineIcon = {
  strokes: { points: Point[]; closed: boolean; thin: boolean }[];
  fills: { color: string; rings: Point[][] }[];
};

/** The strokes and fills of an icon's body; undefined where it needs what a pen cannot do. */
export function readLineIcon(body: string): LineIcon | undefined {
  if (/<(?:defs|use|clipPath|mask)|url\(|transform=/.test(body)) return undefined;
  const icon: LineIcon = { strokes: [], fills: [] };
  const groups: Map<string, string>[] = [];
  for (const [, end, kind = '', attributes = '', alone] of body.matchAll(
    /<(\/?)(\w+)((?:\s[\w-]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    const own = new Map(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    if (kind === 'g') {
      if (end) groups.pop();
      else groups.push(own);
      continue;
    }
    if (end || !alone) continue;
    const of = (name: string) =>
      own.get(name) ?? groups.toReversed().flatMap((group) => group.get(name) ?? [])[0];
    const walks = walksOf(dataOf(kind, own));
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

function dataOf(kind: string, own: ReadonlyMap<string, string>): string {
  const n = (name: string) => Number(own.get(name) ?? 0);
  if (kind === 'path') return own.get('d') ?? '';
  if (kind === 'circle' || kind === 'ellipse') {
    const [rx, ry] = kind === 'circle' ? [n('r'), n('r')] : [n('rx'), n('ry')];
    return `M${n('cx') - rx} ${n('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
  }
  if (kind !== 'rect') return '';
  const [w, h] = [n('width'), n('height')];
  const r = Math.min(n('rx'), w / 2, h / 2);
  if (r === 0) return `M${n('x')} ${n('y')}h${w}v${h}h${-w}z`;
  return `M${n('x') + r} ${n('y')}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
