// An icon of the set as coloured areas from back to front.
import { type Point, ringsOf } from './svg-path.ts';

export type Area = { color: string; rings: Point[][]; evenOdd: boolean };

/** The areas of an icon's body; undefined where it needs what a marker cannot do. */
export function readIcon(body: string): Area[] | undefined {
  if (/<(?:defs|use|clipPath)|url\(/.test(body)) return undefined;
  const areas: Area[] = [];
  for (const { 1: kind, 2: attributes = '' } of body.matchAll(/<(\w+)\s([^>]*?)\/?>/g)) {
    if (kind === 'g') continue;
    if (/transform=|stroke=/.test(attributes)) continue; // a glint or a thin line
    const of = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
    const number = (name: string) => Number(of(name) ?? 0);
    const color = of('fill');
    if (!color?.startsWith('#')) return undefined;
    const evenOdd = of('fill-rule') === 'evenodd';
    const data = kind === 'path' ? (of('d') ?? '') : shapeData(kind ?? '', number);
    areas.push({ color: longHex(color), rings: ringsOf(data), evenOdd });
  }
  return areas;
}

const longHex = (color: string) =>
  color.length === 4 ? `#${[...color.slice(1)].map((digit) => digit + digit).join('')}` : color;

function shapeData(kind: string, of: (name: string) => number): string {
  if (kind === 'rect') {
    const [x, y, w, h] = [of('x'), of('y'), of('width'), of('height')];
    const r = Math.min(of('rx'), w / 2, h / 2);
    if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}z`;
    const [across, down] = [w - 2 * r, h - 2 * r];
    return `M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  }
  const [rx, ry] = [of('rx') || of('r'), of('ry') || of('r')];
  return `M${of('cx') - rx} ${of('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}
