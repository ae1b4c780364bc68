// A drawing of our own as coloured areas from back to front, and what its root says of the thing.
import type { MarkerName } from '#server/generation/illustrator/palette.ts';
import type { TracedSize } from '#server/generation/illustrator/props/traced/traced-sizes.ts';
import type { Area } from './read-icon.ts';
import { attributesOf, shapeData } from './shape-data.ts';
import { strokeRings } from './stroke-rings.ts';
import { type Point, walksOf } from './svg-path.ts';

export type OwnDrawing = {
  size: Pick<TracedSize, 'tallCm' | 'hold' | 'rests'>;
  /** The marker that a client's colour takes the place of; without it the one that covers most. */
  main: MarkerName | undefined;
  areas: Area[];
};

/** Reads an SVG on a grid of 32 units, whose strokes are round and whose only transform is `rotate`. */
export function readOwn(svg: string): OwnDrawing {
  const [, root = '', body = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  const told = attributesOf(root);
  const areas = [...body.matchAll(/<(\w+)\s([^>]*?)\/>/g)].flatMap(
    ({ 1: kind = '', 2: attributes = '' }): Area[] => {
      const own = attributesOf(attributes);
      const walks = walksOf(shapeData(kind, own)).map(({ points, closed }) => ({
        points: turned(points, own.get('transform')),
        closed,
      }));
      const stroke = own.get('stroke');
      const rings = stroke
        ? walks.flatMap(({ points, closed }) =>
            strokeRings(points, closed || kind !== 'path', Number(own.get('stroke-width') ?? 1)),
          )
        : walks.map(({ points }) => points);
      const color = stroke ?? own.get('fill') ?? '';
      return [{ color, rings, evenOdd: own.get('fill-rule') === 'evenodd' }];
    },
  );
  return {
    size: {
      tallCm: Number(told.get('data-tall-cm')),
      hold: told.get('data-hold') as TracedSize['hold'],
      rests: told.get('data-rests') as TracedSize['rests'],
    },
    main: told.get('data-main') as MarkerName | undefined,
    areas,
  };
}

function turned(points: readonly Point[], transform = 'rotate(0 0 0)'): Point[] {
  const read = /^rotate\((-?[\d.]+) (-?[\d.]+) (-?[\d.]+)\)$/.exec(transform);
  if (!read) throw new Error(`cannot read ${transform}`);
  const [degrees = 0, cx = 0, cy = 0] = read.slice(1).map(Number);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(([x, y]) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ]);
}
