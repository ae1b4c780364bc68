// Places composed of a ground, a back and set pieces out of the library of things.

import { allForms } from '../../forms/all-forms.ts';
import { mix, shade } from '../../palette.ts';
import { allThings } from '../../props/all-things.ts';
import type { Thing } from '../../props/thing.ts';
import type { Place, Surface } from '../../scene.ts';
import { place, type Stage } from '../stage.ts';
import { desk, stoneCounter, table, workbench } from '../surfaces.ts';
import { type KindBack, kindBacks } from './kind-backs.ts';
import { type KindGround, paintKindGround } from './kind-grounds.ts';
import { kindTable } from './kind-table.ts';

type Piece = { thing: Thing; share: number; up: number };

const things = new Map<string, Thing>([...allForms, ...allThings].map((one) => [one.id, one]));
const tops: Partial<Record<string, Surface>> = { desk, table, workbench, counter: stoneCounter };

/** All places of the table. */
export const kindPlaces: readonly Place[] = kindTable
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', name = '', ground, back, pieces = '', top = ''] = line
      .split('|')
      .map((part) => part.trim());
    const surface = tops[top];
    const behind = kindBacks[back as KindBack];
    const set = readPieces(pieces);
    return place({
      id,
      name,
      indoors: behind.indoors,
      ...(surface ? { surface } : {}),
      paint(g) {
        const y = Math.min(g.floor, behind.indoors ? g.height + 2 : g.height * 0.95);
        behind.paint(g, y);
        if (y < g.height) paintKindGround(g, ground as KindGround, y);
        for (const piece of set) paintPiece(g, piece, y);
      },
    });
  });

function readPieces(text: string): Piece[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [, id = '', share, up] = /^([a-z-]+)@([.\d]+)(?:\+(\d+))?$/.exec(part) ?? [];
      const thing = things.get(id);
      if (!thing) throw new Error(`No thing is called ${id}.`);
      return { thing, share: Number(share), up: Number(up ?? 0) };
    });
}

// In its own size where that can be seen, in the light of the place, a little behind the picture.
function paintPiece(g: Stage, { thing, share, up }: Piece, y: number): void {
  const { size, tallCm, natural } = thing;
  const most = Math.min(y * 0.62, ((g.width * 0.3) / size.width) * size.height);
  const tall = Math.max(y * 0.08, Math.min(most, tallCm * g.unit));
  const base =
    up > 0 ? Math.max(tall + 2, y - up * g.unit) : y + Math.min(6, (g.height - y) * 0.14);
  const color = mix(natural?.color ?? g.tones.wood, g.tones.wall, 0.16);
  const look = {
    color: g.night ? shade(color, 0.4) : color,
    accent: natural?.accent ?? g.tones.light,
    label: '',
  };
  const paint = () => g.s.at(g.x(share), base, tall / size.height, () => thing.paint(g.s, look));
  if (up > 0) g.s.carried(paint);
  else paint();
}
