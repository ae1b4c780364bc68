// What stands about a person: on the counter, on the floor, or shown at the edge.
import { greys, type Point, type Sketch } from '#server/drawing/brush.ts';
import { noteCover, noteThing } from '../painted.ts';
import { paintPatch, placeFrame } from './backdrop.ts';
import { bedside, drawBedside } from './lying.ts';
import { isBed } from './sat-on.ts';
import type { Thing } from './scene-plan.ts';
import { type Dressing, leadOf, type ScenePlan, sideOf } from './scene-plan.ts';
import type { Stand } from './stand.ts';
import { heldThing, isLarge, placeThing, productThing, propThing, tallBeside } from './things.ts';

const freeSide = (plan: ScenePlan): 1 | -1 => (sideOf(plan) === -1 ? 1 : -1);

/** Sets things on a top at y `top`: what is worked on before the person, the rest to the free side. */
export function dressSurface(
  sketch: Sketch,
  plan: ScenePlan,
  stand: Stand,
  top: number,
  held?: Thing,
  laid?: Thing,
): void {
  const { sheet } = plan;
  const wide = sheet.aspect === '16:9';
  const working = leadOf(plan).pose === 'work';
  const free = freeSide(plan);
  const others = onTop(plan, held).filter(({ name }) => name !== laid?.name);
  const things = [...(laid ? [laid] : []), ...others].slice(0, wide ? 3 : 2);
  things.forEach((thing, i) => {
    const tall = Math.min(
      sheet.height * 0.3,
      tallBeside(thing, stand.scale * 1.2, sheet.height * 0.07),
    );
    const half = (thing.width / thing.height) * tall * 0.5;
    const before = working && i === 0;
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
  const isHeld = plan.people.some(({ held: one }) => one?.isProduct);
  const isShown = plan.showsProduct && !isHeld && held?.name !== plan.product.drawing.name;
  const product = isShown ? [productThing(plan)] : [];
  const props = plan.props
    .filter(({ where }) => where === 'on-surface' || where === 'in-background')
    .map(propThing)
    .filter(({ name }) => name !== held?.name);
  return [...product.filter(({ rests }) => rests !== 'floor'), ...props].filter(
    ({ tallCm }) => tallCm < 130,
  );
}

/** Larger things on the floor beside the figure. */
export function dressFloor(sketch: Sketch, plan: ScenePlan, stand: Stand, held?: Thing): void {
  const wide = plan.shot.size === 'WS';
  if (!wide && plan.shot.size !== 'MS' && plan.shot.size !== 'MCU') return;
  const product = wide
    ? loose(plan)
    : plan.product.drawing.rests === 'floor' && plan.showsProduct
      ? [productThing(plan)]
      : [];
  const standing = plan.props
    .filter((one) => onFloor(one) || (wide && one.where === 'on-surface' && one.prop.tallCm > 60))
    .map(propThing);
  const handled = heldThing(plan);
  const large = handled && isLarge(handled) ? [handled] : [];
  const things = [...large, ...product, ...standing]
    .filter(({ name }) => name !== held?.name)
    .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at)
    // What something stands on is seen before what only stands there.
    .toSorted((a, b) => Number(b.isTop) - Number(a.isTop));
  things.slice(0, 2).forEach((thing, i) => {
    const spot = wide ? besideFeet(plan, stand, thing, i) : behindBack(plan, stand, thing, i);
    const { x, base, tall } = spot;
    sketch.nearer('people');
    placeThing(sketch, thing, x, base, tall);
    if (i === 0 && thing.isTop)
      setOn(sketch, plan, x, base - tall * 0.9, tall / thing.tallCm, held);
  });
}

// Seen whole somebody has no table before them: what nobody holds and nothing carries stands at their feet.
function loose(plan: ScenePlan): Thing[] {
  const thing = productThing(plan);
  const isHeld = plan.people.some(({ held }) => held?.isProduct);
  const hasTop = plan.props.some((one) => onFloor(one) && propThing(one).isTop);
  const stands = thing.rests === 'floor' || (!isHeld && !hasTop && !thing.isNeutral);
  return plan.showsProduct && stands ? [thing] : [];
}

type Spot = { x: number; base: number; tall: number };

// Seen whole somebody stands beside it, within reach; what is too large for the sheet runs out of it.
function besideFeet(plan: ScenePlan, stand: Stand, thing: Thing, i: number): Spot {
  const { sheet } = plan;
  const least = sheet.height * (thing.isProduct ? 0.13 : 0.08);
  const most = sheet.height * (thing.seat === 'vast' ? 0.98 : 0.72);
  const shape = thing.width / thing.height;
  const fit = thing.isGroup ? (sheet.width * 0.44) / shape : most;
  const tall = Math.min(most, fit, tallBeside(thing, stand.scale, least));
  const half = shape * tall * 0.5;
  const away = stand.scale * (stand.clear ?? 13) + half + i * 10;
  const between = i === 0 ? 0 : sheet.width * 0.2 + away;
  const x = stand.x + freeSide(plan) * (stand.isBetween ? between : away) * (i === 0 ? 1 : -1);
  return {
    // Of several all are seen.
    x: thing.isGroup ? Math.max(half + 4, Math.min(sheet.width - half - 4, x)) : x,
    base: stand.ground - stand.scale * (i === 0 ? 3 : 6),
    tall,
  };
}

// Behind who is cut at the hips it stands against the wall, or out of doors so far away that it is seen whole.
function behindBack(plan: ScenePlan, stand: Stand, thing: Thing, i: number): Spot {
  const { width, height } = plan.sheet;
  const horizon = placeFrame(plan, stand.scale, stand.ground).horizon;
  const shape = thing.width / thing.height;
  const isFar = horizon < height * 0.95;
  const full = tallBeside(thing, stand.scale * 0.86);
  const tall = isFar
    ? Math.min(full, height * 0.42, (width * 0.5) / shape)
    : Math.min(full, height * 1.3);
  const beside = stand.x + freeSide(plan) * (stand.scale * 9 + tall * shape * 0.5) * (i ? -1 : 1);
  const wall = stand.ground - stand.scale * 8;
  // Too low to be seen behind a back, it stands nearer.
  const near = wall - tall > height * 0.86 ? height * 0.98 : wall;
  return {
    x: clearOf(plan, isFar ? within(width, beside) : beside, tall * shape),
    base: isFar ? horizon + height * 0.03 : near,
    tall,
  };
}

// The product stands where no platform lays anything over it, if it has room there.
function clearOf({ sheet: { safe }, ...plan }: ScenePlan, x: number, across: number): number {
  if (!plan.showsProduct || across > safe.width) return x;
  return Math.max(safe.x + across / 2, Math.min(safe.x + safe.width - across / 2, x));
}

/** A table, what anything that has a top is about as high as. */
const topCm = 75;

// What has a top is where the other things of the picture stand.
function setOn(
  sketch: Sketch,
  plan: ScenePlan,
  x: number,
  y: number,
  /** Drawing units of a centimetre where it stands. */
  cm: number,
  held: Thing | undefined,
): void {
  const below = cm * topCm;
  onTop(plan, held)
    .slice(0, 3)
    .forEach((thing, i) => {
      // In its own size, but so that it can be told what it is.
      const own = Math.max(below * 0.24, thing.tallCm * cm);
      const tall = Math.min(own, below * 0.62, ((below * 0.7) / thing.width) * thing.height);
      placeThing(sketch, thing, x + (i === 0 ? 0 : below * (i === 1 ? 0.5 : -0.5)), y, tall);
    });
}

const onFloor = ({ where }: Dressing): boolean => where === 'floor' || where === 'in-background';

/** What hangs on the wall behind, and what hangs in the air before it. */
export function dressWall(sketch: Sketch, plan: ScenePlan, stand: Stand): void {
  const { sheet } = plan;
  const free = freeSide(plan);
  const wall = plan.props.filter(({ where }) => where === 'wall').map(propThing);
  const air = plan.props.filter(({ where }) => where === 'in-air').map(propThing);
  wall.slice(0, 2).forEach((thing, i) => {
    const most = sheet.height * (sheet.aspect === '16:9' ? 0.42 : 0.24);
    const tall = Math.min(
      most,
      ((sheet.width * 0.26) / thing.width) * thing.height,
      tallBeside(thing, stand.scale, sheet.height * 0.16),
    );
    const x = stand.x + free * sheet.width * (0.26 + i * 0.2) * (i === 0 ? 1 : -1.4);
    // A door stands on the floor, a clock hangs at the height of the head.
    const low = thing.tallCm > 120 ? stand.ground - stand.scale * 8 : sheet.height * 0.5;
    sketch.carried(() =>
      placeThing(sketch, thing, within(sheet.width, x), Math.min(low, sheet.height * 0.9), tall),
    );
  });
  air.slice(0, 2).forEach((thing, i) => {
    const tall = Math.min(
      sheet.height * 0.36,
      ((sheet.width * 0.34) / thing.width) * thing.height,
      tallBeside(thing, stand.scale, sheet.height * 0.18),
    );
    const x = within(sheet.width, stand.x + free * sheet.width * (0.2 + i * 0.2));
    const base = sheet.height * 0.1 + tall;
    sketch.pen(
      [
        [x, -4],
        [x + 0.6, base - tall],
      ],
      { size: 1.4 },
    );
    sketch.carried(() => placeThing(sketch, thing, x, base, tall));
  });
}

const within = (width: number, x: number): number =>
  Math.max(width * 0.14, Math.min(width * 0.86, x));

/** What somebody sits on in a wide shot: what is there to sit on, else a plain seat. */
export function drawSeat(sketch: Sketch, stand: Stand, own?: Thing): void {
  const { scale, x, ground, on } = stand;
  sketch.nearer('people');
  if (own && isBed(own)) {
    drawBedside(sketch, stand);
    const [left, top] = [x - bedside.left * scale, ground - bedside.top * scale];
    const width = (bedside.left + bedside.right) * scale;
    const box = { x: left, y: top, width, height: bedside.top * scale };
    noteCover(sketch, { ...box, y: top + box.height * 0.42, height: box.height * 0.58 });
    noteThing(sketch, own.name, box);
    return;
  }
  if (own) {
    placeThing(sketch, own, x, ground - scale * 3, tallBeside(own, scale, 10));
    return;
  }
  if (on === 'bed') {
    drawBedside(sketch, stand);
    return;
  }
  const at = (dx: number, dy: number): Point => [x + dx * scale, ground + dy * scale];
  const back = [at(-15, -62), at(15, -62), at(16, -30), at(-16, -30)];
  const seat = [at(-17, -34), at(17, -34), at(17.5, -5), at(-17.5, -5)];
  noteCover(sketch, {
    x: x - 17 * scale,
    y: ground - 62 * scale,
    width: 34 * scale,
    height: 57 * scale,
  });
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
  sketch.nearer('product');
  if (thing.rests === 'floor') {
    // On the ground before the person: nearer to us, so larger.
    placeThing(sketch, thing, x, sheet.height * 0.97, tall * 1.25);
    return;
  }
  const radius = Math.max(tall, across) * 0.62;
  const clear = clearOf(plan, x, across);
  paintPatch(sketch, clear, y - tall / 2, radius);
  sketch.carried(() => placeThing(sketch, thing, clear, y, tall));
}
