// From above: the product among its things on a table, hands coming in from the near edge.
import type { Point, Sketch } from '#server/drawing/brush.ts';
import { mix, shade } from '../../palette.ts';
import { tonesOf } from '../../places/tones.ts';
import { paintPatch } from '../backdrop.ts';
import { drawGrip, drawPointing } from '../big-hand.ts';
import { paintFoot } from '../ground.ts';
import { drawMove } from '../marks/annotate.ts';
import type { Thing } from '../scene-plan.ts';
import { leadOf, type ScenePlan, sideOf } from '../scene-plan.ts';
import { heightIn, hero, sheetArea } from '../table.ts';
import { handBeside, heldThing, isLarge, isLong, placeThing, propThing } from '../things.ts';

export function composeOverhead(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  const { person, points } = leadOf(plan);
  const { width: w, height: h } = sheet;
  const wide = sheet.aspect === '16:9';
  paintBoards(sketch, plan);
  const thing = hero(plan);
  const aside = wide && shot.lettering ? 0.1 * sideOf(plan) : 0;
  const [cx, cy] = [w * (wide ? 0.5 + aside : 0.48), h * (wide ? 0.44 : 0.4)];
  // What is long lies across the table.
  const tall = isLong(thing)
    ? w * (wide ? 0.5 : 0.72)
    : isLarge(thing)
      ? heightIn(thing, w * (wide ? 0.46 : 0.66), h * (wide ? 0.72 : 0.46))
      : heightIn(thing, w * (wide ? 0.3 : 0.46), h * (wide ? 0.56 : 0.36));
  const across = (thing.width / thing.height) * tall;
  const tool = heldThing(plan);
  const paper = thing.isFlat;
  const large = isLarge(thing);
  const way = sideOf(plan);
  sketch.nearer('people');
  if (large) paintFoot(sketch, cx, cy + tall * 0.5, across);
  else if (paper) paintSheet(sketch, cx, cy, Math.max(across, tall) * 0.7, plan.seed);
  else if (shot.mood.dark) paintPatch(sketch, cx, cy, Math.max(across, tall) * 0.66);
  scatter(sketch, plan, [thing.name, tool?.name]);
  sketch.nearer('product');
  layThing(sketch, thing, cx, cy, tall, large ? 0 : lying(thing, paper) * way);
  const size = large
    ? handBeside(thing, tall)
    : isLong(thing)
      ? handBeside(thing, tall) * 1.3
      : Math.min(w / (wide ? 420 : 330), Math.max(tall, across) / 110);
  if (points) {
    const hand = () => drawPointing(sketch, person);
    sketch.at(cx + across * 0.3, cy + tall * 0.16, size * 1.15, hand, 0.5);
  } else {
    // Both hands from the near edge, or one from the side with a tool or alone.
    if (tool && tool.name !== thing.name)
      layThing(sketch, tool, cx + across * 0.42, cy, Math.min(size * 150, h * 0.3), 0.5);
    const sides = tool || large || plan.seed % 2 === 0 ? ([1] as const) : ([1, -1] as const);
    for (const way of sides) {
      const hand = () => drawGrip(sketch, person, 20);
      sketch.at(cx + way * (across * 0.5 + size * 4), cy + tall * 0.2, size, hand, way * 0.5, way);
    }
  }
  drawMove(sketch, sheet, shot, sideOf(plan));
}

// What is taller than wide lies down; round and flat things stay as they are.
const lying = ({ width, height, rests }: Thing, paper: boolean): number =>
  paper ? 0.04 : height > width * 1.45 && rests === 'surface' ? 1.25 : 0.12;

// Turned about its middle.
function layThing(
  sketch: Sketch,
  thing: Thing,
  x: number,
  y: number,
  tall: number,
  turn: number,
): void {
  const half = tall / 2;
  placeThing(sketch, thing, x - Math.sin(turn) * half, y + Math.cos(turn) * half, tall, turn);
}

function paintBoards(sketch: Sketch, plan: ScenePlan): void {
  const { width: w, height: h } = plan.sheet;
  const tones = tonesOf(plan.shot.mood);
  const wood = !isLarge(hero(plan))
    ? mix(mix('#dccaa6', '#c19a6b', (plan.seed % 5) / 6), tones.wood, 0.4)
    : plan.place.indoors
      ? tones.floor
      : mix(tones.leaf, '#b7a98c', 0.6);
  const area = sheetArea(plan);
  sketch.fill(area, wood, { opacity: 1, multiply: false, tremble: 0 });
  sketch.marker(area, shade(wood, 0.12), { gap: 8, size: 7, angle: 0.05, opacity: 0.55 });
  const line = { size: 1.2, color: shade(wood, 0.4) };
  for (let y = h * 0.12; y < h; y += h * 0.22) {
    sketch.pen(
      [
        [-4, y],
        [w * 0.5, y + 3],
        [w + 4, y - 1],
      ],
      line,
    );
  }
}

// The other things of the picture lie about.
function scatter(sketch: Sketch, plan: ScenePlan, shown: readonly (string | undefined)[]): void {
  const { width: w, height: h, aspect } = plan.sheet;
  const wide = aspect === '16:9';
  const spots: readonly Point[] = wide
    ? [
        [w * 0.16, h * 0.42],
        [w * 0.85, h * 0.44],
        [w * 0.28, h * 0.26],
      ]
    : [
        [w * 0.2, h * 0.24],
        [w * 0.76, h * 0.22],
        [w * 0.18, h * 0.58],
      ];
  const things = plan.props
    .map(propThing)
    .filter((one) => !shown.includes(one.name) && one.tallCm < 100 && !isLarge(one));
  for (const [i, thing] of things.slice(0, 3).entries()) {
    const [x, y] = spots[i] ?? [0, 0];
    const tall = heightIn(thing, w * (wide ? 0.14 : 0.24), h * (wide ? 0.3 : 0.13));
    placeThing(sketch, thing, x, y + tall / 2, tall, (i % 2 === 0 ? -1 : 1) * 0.22);
  }
}

// A sheet of paper or cloth under the thing, a little askew.
function paintSheet(sketch: Sketch, x: number, y: number, half: number, seed: number): void {
  const cloth: Point[] = [
    [-half * 1.25, -half],
    [half * 1.25, -half],
    [half * 1.25, half],
    [-half * 1.25, half],
  ];
  const paint = () => {
    const below = cloth.map(([px, py]): Point => [px + 3, py + 4]);
    sketch.fill(below, '#4a4439', { opacity: 0.3, multiply: false });
    sketch.paper(cloth);
    sketch.box(-half * 1.25, -half, half * 2.5, half * 2, { size: 1.6 });
  };
  sketch.at(x, y, 1, paint, ((seed % 7) - 3) * 0.04);
}
