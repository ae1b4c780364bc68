// What stands about a person: on the counter, on the floor, or shown at the edge.
import { greys, type Point, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import { markers, shade } from '../palette.ts';
import { mentions } from '../reading/stems.ts';
import { paintLight } from './backdrop.ts';
import { type ScenePlan, sideOf } from './scene-plan.ts';
import type { Stand } from './stand.ts';
import { placeThing, productThing, propThing, type Thing, tallBeside } from './things.ts';

const freeSide = (plan: ScenePlan): 1 | -1 => (sideOf(plan) === -1 ? 1 : -1);

/** Sets things on a top at y `top`: what is worked on before the person, the rest to the free side. */
export function dressSurface(
  sketch: Sketch,
  plan: ScenePlan,
  stand: Stand,
  top: number,
  held?: Thing,
): void {
  const { sheet, shot } = plan;
  const wide = sheet.aspect === '16:9';
  const working = shot.pose === 'work';
  if (working && mentions(shot.text, doughWords)) drawDough(sketch, stand, top);
  const free = freeSide(plan);
  const things = onTop(plan, held).slice(0, wide ? 3 : 2);
  things.forEach((thing, i) => {
    const tall = Math.min(
      sheet.height * 0.3,
      tallBeside(thing, stand.scale * 1.2, sheet.height * 0.07),
    );
    const half = (thing.width / thing.height) * tall * 0.5;
    const before = working && i === 0 && !mentions(shot.text, doughWords);
    const step = wide ? 0.21 + i * 0.13 : 0.3;
    const way = wide ? free : i % 2 === 0 ? free : -free;
    const at = before
      ? stand.x + free * stand.scale * 5
      : stand.x + way * (sheet.width * step + half * 0.4);
    const x = Math.max(half + 4, Math.min(sheet.width - half - 4, at));
    placeThing(sketch, thing, x, top + stand.scale * 2.6 + (i % 2) * 2, tall);
  });
}

function onTop(plan: ScenePlan, held: Thing | undefined): Thing[] {
  const product =
    plan.showsProduct && held?.name !== plan.product.drawing.name ? [productThing(plan)] : [];
  const props = plan.props
    .map(propThing)
    .filter(({ name }) => name !== held?.name && name !== plan.product.drawing.name);
  const working = plan.shot.pose === 'work';
  return [...product, ...props].filter(
    ({ rests, tallCm }) => tallCm < 90 && (rests === 'surface' || (working && rests === 'floor')),
  );
}

export const doughWords = { it: 'knead, dough, amasa, masa, petri, pate a, knet, teig' };

export function drawDough(sketch: Sketch, { scale, x }: Stand, top: number): void {
  const at = (dx: number, dy: number): Point => [x + dx * scale, top + dy * scale];
  const dough = [
    at(-8, 2.6),
    at(-8.6, 0),
    at(-5, -3.4),
    at(0, -4.6),
    at(5, -3.2),
    at(8.8, 0.2),
    at(7.6, 2.6),
  ];
  sketch.fill(dough, markers.cream, { opacity: 1, multiply: false, smooth: true });
  sketch.fill([at(2, -4), at(8.6, 0), at(7.6, 2.6), at(1, 2.6)], shade(markers.cream, 0.16), {
    opacity: 0.8,
    multiply: false,
    smooth: true,
  });
  sketch.pen(dough, { size: 2, closed: true });
  sketch.pen([at(-3, -1.6), at(0, -2.4), at(3, -1.4)], { size: 1.2 });
}

/** Larger things on the floor beside the figure. */
export function dressFloor(sketch: Sketch, plan: ScenePlan, stand: Stand, held?: Thing): void {
  const wide = plan.shot.size === 'WS';
  if (!wide && plan.shot.size !== 'MS') return;
  const free = freeSide(plan);
  const product = plan.showsProduct ? [productThing(plan)] : [];
  const things = [...product, ...plan.props.map(propThing)].filter(
    ({ rests, name, tallCm }) => rests === 'floor' && name !== held?.name && (wide || tallCm > 140),
  );
  things.slice(0, 2).forEach((thing, i) => {
    const most = Math.min(
      plan.sheet.height * 0.7,
      ((plan.sheet.width * 0.6) / thing.width) * thing.height,
    );
    const tall = Math.min(most, tallBeside(thing, stand.scale, 10));
    const half = (thing.width / thing.height) * tall * 0.5;
    const x = stand.x + free * (stand.scale * 13 + half * 0.8 + i * 10) * (i === 0 ? 1 : -1);
    placeThing(sketch, thing, x, stand.ground - stand.scale * (i === 0 ? 3 : 6), tall);
  });
}

/** A plain seat under someone who sits in a wide shot. */
export function drawSeat(sketch: Sketch, { scale, x, ground }: Stand): void {
  const at = (dx: number, dy: number): Point => [x + dx * scale, ground + dy * scale];
  const back = [at(-15, -62), at(15, -62), at(16, -30), at(-16, -30)];
  const seat = [at(-17, -34), at(17, -34), at(17.5, -5), at(-17.5, -5)];
  for (const [part, color] of [
    [back, greys[2]],
    [seat, greys[3]],
  ] as const) {
    sketch.fill(part, color, { opacity: 1, multiply: false });
    sketch.marker(part, greys[4], { gap: 5, size: 3, opacity: 0.35 });
    sketch.pen([...part, part[0] ?? [0, 0]], { size: 1.8, tremble: 0.3 });
  }
}

/** The product at the free edge in a disc of light, as an inset would be. */
export function showBeside(sketch: Sketch, plan: ScenePlan, stand: Stand): void {
  const thing = productThing(plan);
  const { sheet } = plan;
  const free = freeSide(plan);
  const wide = sheet.aspect === '16:9';
  const tall = Math.min(
    sheet.height * (wide ? 0.46 : 0.2),
    (thing.height / thing.width) * sheet.width * 0.24,
  );
  const across = (thing.width / thing.height) * tall;
  const x = wide
    ? stand.x + free * sheet.width * 0.31
    : free === 1
      ? sheet.width * 0.74
      : sheet.width * 0.22;
  const y = wide ? sheet.height * 0.66 : sheet.safe.y + sheet.safe.height - 16;
  if (thing.rests === 'floor') {
    // On the ground before the person: nearer to us, so larger.
    placeThing(sketch, thing, x, sheet.height * 0.97, tall * 1.25);
    return;
  }
  const radius = Math.max(tall, across) * 0.62;
  if (!wide)
    sketch.disc(x, y - tall / 2, radius + 3, radius + 3, paperWhite, {
      opacity: 1,
      multiply: false,
      tremble: 0.5,
    });
  paintLight(sketch, x, y - tall / 2, radius);
  sketch.carried(() => placeThing(sketch, thing, x, y, tall));
}
