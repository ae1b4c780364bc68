// The end of the film: the product as hero in its light, and the line to remember.
import { type Point, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import { isPlain } from '../../places/plain-ground.ts';
import { logoCard } from '../../products/closing-logo.ts';
import { paintBackdrop, paintLight, paintPatch, placeFrame } from '../backdrop.ts';
import { drawGrip } from '../big-hand.ts';
import { groundUnder, onGround, paintFoot } from '../ground.ts';
import { drawMove } from '../marks/annotate.ts';
import type { ScenePlan, Thing } from '../scene-plan.ts';
import { heightIn, paintShadow, paintTable, sheetArea } from '../table.ts';
import { placeThing, productThing, propThing } from '../things.ts';
import { packLayouts } from './pack-layout.ts';

export function composePack(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  const { width: w, height: h } = sheet;
  const beside = besideProduct(plan);
  // Where the product was taken out what stood beside it has its place.
  const [first] = plan.isProductOut ? beside : [];
  const thing = first ?? productThing(plan);
  const layout = packLayouts[sheet.aspect];
  const cx = w * layout.x;
  const base = h * layout.base;
  const companions = beside.filter((one) => one !== first).slice(0, 2);
  const room = companions.length > 0 ? 0.8 : 1;
  const most = heightIn(thing, w * layout.width * room, h * layout.height * slim(thing));
  const tall = Math.min(most, base - logoFoot(plan, cx, (thing.width / thing.height) * most));
  const across = (thing.width / thing.height) * tall;
  const middle = base - tall * 0.5;
  const radius = Math.max(tall, across) * 0.64;
  const placed = !isPlain(plan.place) && plan.place.surface?.kind !== 'dashboard';
  // What stands on the floor of a place is not lifted onto its counter.
  const grounded = placed && onGround(thing);
  const near = placeFrame(plan, sheet.figures.MS.scale, h * 1.25);
  const frame = grounded ? { ...near, ...groundUnder(plan, thing, base, tall) } : near;
  if (placed) paintBackdrop(sketch, plan, frame);
  else sketch.on('ground', () => paintWall(sketch, plan, [cx, middle], radius));
  if (!plan.plainLight) paintLight(sketch, cx, middle, radius);
  else if (shot.mood.dark) paintPatch(sketch, cx, middle, radius);
  const { surface } = plan.place;
  sketch.nearer('product');
  if (grounded) paintFoot(sketch, cx, base, across);
  else if (placed && surface && surface.kind !== 'rail')
    surface.paint(sketch, frame, base - h * 0.03);
  else paintTable(sketch, plan, base - h * 0.03);
  if (!grounded) paintShadow(sketch, cx, base, across);
  companions.forEach((beside, i) => {
    const way = i === 0 ? -1 : 1;
    const small = heightIn(beside, w * 0.2, tall * 0.62);
    const half = (beside.width / beside.height) * small * 0.5;
    const x = cx + way * (across * 0.5 + half * 0.72);
    placeThing(sketch, beside, Math.max(half, Math.min(w - half, x)), base + 3, small);
  });
  placeThing(sketch, thing, cx, base, tall);
  const [holder] = plan.people;
  if (holder?.held) {
    const size = Math.max(0.3, Math.min(0.5, tall / 190));
    const grip = () => drawGrip(sketch, holder.person, Math.min(46, (across / size) * 0.3));
    sketch.at(cx + across * 0.5 - 2, base - tall * 0.24, size, grip);
  }
  drawMove(sketch, sheet, shot, layout.free);
}

/** The things that may stand beside the product. */
export const besideProduct = ({ props }: ScenePlan): Thing[] =>
  props
    .filter(({ where }) => where !== 'in-background')
    .map(propThing)
    .filter(({ tallCm }) => tallCm < 260);

// Where the card of a logo that hangs over the product ends: the product stands under it.
function logoFoot(plan: ScenePlan, cx: number, across: number): number {
  if (!plan.logo) return 0;
  const h = plan.sheet.height;
  const { x, y, width, height } = logoCard(plan, plan.logo);
  const isOver = x < cx + across / 2 && x + width > cx - across / 2;
  return isOver ? y + height + h * 0.04 : 0;
}

// A long thin thing may be taller than one that fills its width.
const slim = ({ width, height }: Thing): number => (height > width * 2 ? 1.14 : 1);

// A wall in the tint of the product: on each board with another mark behind it.
function paintWall(sketch: Sketch, plan: ScenePlan, middle: Point, radius: number): void {
  const wall = tint(plan.product.look.color, 0.72);
  const area = sheetArea(plan);
  sketch.fill(area, wall, { opacity: 1, multiply: false, tremble: 0 });
  sketch.marker(area, shade(wall, 0.12), { gap: 9, size: 8, opacity: 0.32, angle: -0.42 });
  marks[plan.seed % marks.length]?.(sketch, middle, radius, wall);
}

type Mark = (sketch: Sketch, middle: Point, radius: number, wall: string) => void;
const flat = { opacity: 1, multiply: false, tremble: 0.6 };

/** What is behind a product on a plain wall. */
const marks: readonly Mark[] = [
  // A niche with a round top.
  (sketch, [cx, cy], r, wall) => {
    const arch = [...Array(13).keys()].map((i): Point => {
      const angle = Math.PI + (i / 12) * Math.PI;
      return [cx + Math.cos(angle) * r * 1.05, cy - r * 0.1 + Math.sin(angle) * r * 1.05];
    });
    const niche: Point[] = [[cx - r * 1.05, cy + r * 1.6], ...arch, [cx + r * 1.05, cy + r * 1.6]];
    sketch.fill(niche, tint(wall, 0.55), flat).pen(niche, { size: 1.6, tremble: 0.3 });
  },
  // One broad stroke of the marker.
  (sketch, [cx, cy], r, wall) =>
    sketch.pen(
      [
        [cx - r * 1.7, cy + r * 0.5],
        [cx, cy + r * 0.05],
        [cx + r * 1.7, cy - r * 0.55],
      ],
      { size: r * 1.25, color: shade(wall, 0.14), tremble: 2, taper: 3 },
    ),
  // Daylight through a window that is not seen.
  (sketch, [cx, cy], r, wall) => {
    for (const [column, row] of points('0 0 1 0 0 1 1 1')) {
      const [x, y] = [cx - r * 1.15 + column * r * 1.2, cy - r * 1.2 + row * r * 1.15];
      const pane: Point[] = [
        [x, y + r * 0.12],
        [x + r * 1.1, y - r * 0.12],
        [x + r * 1.3, y + r * 0.9],
        [x + r * 0.2, y + r * 1.12],
      ];
      sketch.fill(pane, tint(wall, 0.5), flat);
    }
  },
  // A sheet of paper pinned to the wall.
  (sketch, [cx, cy], r, wall) => {
    const sheet: Point[] = [
      [cx - r * 1.15, cy - r * 1.2],
      [cx + r * 1.2, cy - r * 1.12],
      [cx + r * 1.12, cy + r * 1.5],
      [cx - r * 1.1, cy + r * 1.5],
    ];
    sketch.fill(
      sheet.map(([x, y]): Point => [x + 4, y + 4]),
      shade(wall, 0.3),
      { ...flat, opacity: 0.5 },
    );
    sketch.fill(sheet, paperWhite, flat).pen([...sheet, sheet[0] as Point], { size: 1.4 });
  },
];
