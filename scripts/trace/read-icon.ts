// An icon of the set as coloured areas from back to front.
import { attributesOf, shapeData } from './shape-data.ts';
import { type Point, ringsOf } from './svg-path.ts';

export type Area = { color: string; rings: Point[][]; evenOdd: boolean };

/** The areas of an icon's body; undefined where it needs what a marker cannot do. */
export function readIcon(body: string): Area[] | undefined {
  if (/<(?:defs|use|clipPath)|url\(/.test(body)) return undefined;
  const areas: Area[] = [];
  for (const { 1: kind = '', 2: attributes = '' } of body.matchAll(/<(\w+)\s([^>]*?)\/?>/g)) {
    if (kind === 'g') continue;
    if (/transform=|stroke=/.test(attributes)) continue; // a glint or a thin line
    const own = attributesOf(attributes);
    const color = own.get('fill');
    if (!color?.startsWith('#')) return undefined;
    const evenOdd = own.get('fill-rule') === 'evenodd';
    areas.push({ color: longHex(color), rings: ringsOf(shapeData(kind, own)), evenOdd });
  }
  return areas;
}

const longHex = (color: string) =>
  color.length === 4 ? `#${[...color.slice(1)].map((digit) => digit + digit).join('')}` : color;
