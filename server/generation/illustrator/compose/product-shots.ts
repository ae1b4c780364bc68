// Pictures of the product: in a hand, from above, on its own, and as the hero at the end.
import { type Point, paperWhite, type Sketch, yellow } from '#server/drawing/brush.ts';
import type { Box } from '#server/drawing/lettering.ts';
import { mix, shade, tint } from '../palette.ts';
import { drawMove } from './annotate.ts';
import { paintBackdrop, paintLight, placeFrame } from './backdrop.ts';
import { drawGrip, drawPointing } from './big-hand.ts';
import { type ScenePlan, sideOf } from './scene-plan.ts';
import { placeThing, productThing, propThing, type Thing } from './things.ts';

/** What the picture is about: the product, unless only something else is mentioned. */
function hero(plan: ScenePlan): Thing {
  const prop = plan.props[0];
  return plan.showsProduct || !prop ? productThing(plan) : propThing(prop);
}

/** The largest height at which a thing fits `width` × `height`. */
const fit = (thing: Thing, width: number, height: number) =>
  Math.min(height, (thing.height / thing.width) * width);

const sheetArea = (width: number, height: number): Point[] => [
  [-4, -4],
  [width + 4, -4],
  [width + 4, height + 4],
  [-4, height + 4],
];

/** Very near: a hand holds, carries or taps it, before a dark ground with light behind. */
export function composeHands(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot, cast } = plan;
  const { width: w, height: h } = sheet;
  const thing = hero(plan);
  const side = sideOf(plan);
  const dark = shot.size === 'ECU';
  if (dark) paintBurst(sketch, plan);
  else paintBackdrop(sketch, plan, placeFrame(plan, sheet.figures.CU.scale, h * 1.6));
  const wide = sheet.aspect === '16:9';
  const tall = fit(thing, w * (wide ? 0.36 : 0.56), h * (wide ? 0.66 : 0.42));
  const across = (thing.width / thing.height) * tall;
  const cx = w * (wide ? 0.46 : 0.44);
  const base = h * (wide ? 0.84 : 0.62);
  paintLight(sketch, cx, base - tall / 2, Math.max(tall, across) * 0.64, dark ? 1 : 0.85);
  sketch.at(
    cx,
    0,
    1,
    () => {
      const taps =
        /\b(?:tap|press|click|swipe|point|touch|sign|toca|pulsa|firma|appuie|clique|signe|tippt|druckt|unterschreib)/iu.test(
          shot.text,
        );
      if (taps || thing.hold === 'none') {
        placeThing(sketch, thing, 0, base, tall);
        const size = Math.max(0.5, w / 330);
        sketch.at(
          across * 0.22,
          base - tall * 0.45,
          size,
          () => drawPointing(sketch, cast.person),
          0.12,
        );
      } else {
        sketch.carried(() => placeThing(sketch, thing, 0, base, tall));
        const both = thing.hold === 'both' || across > tall * 1.15;
        const size = Math.max(
          wide ? 0.34 : 0.3,
          Math.min(tall / (both ? 120 : 165), across / 95, wide ? 0.62 : 0.56),
        );
        const reach = Math.min(70, (across / size) * (both ? 0.3 : 0.62));
        const y = base - tall * (both ? 0.36 : 0.42);
        for (const way of both ? ([-1, 1] as const) : ([1] as const)) {
          sketch.at(
            way * (across * 0.5 - 2),
            y,
            size,
            () => drawGrip(sketch, cast.person, reach),
            both ? way * 0.35 : 0,
            way,
          );
        }
      }
    },
    0,
    side === -1 ? 1 : -1,
  );
  drawMove(sketch, sheet, shot.move, side === -1 ? -1 : 1);
}

// The dark ground of a sudden close shot: marker strokes and rays.
function paintBurst(sketch: Sketch, { sheet }: ScenePlan): void {
  const { width: w, height: h } = sheet;
  sketch.fill(sheetArea(w, h), '#7b7466', { opacity: 1, multiply: false, tremble: 0 });
  sketch.marker(sheetArea(w, h), '#4a4439', { gap: 11, size: 9, opacity: 0.5, angle: -0.9 });
  const cx = w * (sheet.aspect === '16:9' ? 0.46 : 0.44);
  const cy = h * (sheet.aspect === '16:9' ? 0.5 : 0.41);
  const near = Math.min(w, h) * 0.5;
  for (let i = 0; i < 18; i++) {
    const angle = (i / 18) * Math.PI * 2 + 0.1;
    const far = near * (1.25 + sketch.chance() * 0.5);
    const at = (r: number): Point => [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    sketch.pen([at(near), at(far)], { size: 3, color: paperWhite });
  }
}

/** From above: the product among its things on a table, two hands coming in from the near edge. */
export function composeOverhead(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, cast, shot } = plan;
  const { width: w, height: h } = sheet;
  const wood = mix('#dccaa6', '#c19a6b', (plan.seed % 5) / 6);
  const all = sheetArea(w, h);
  sketch.fill(all, wood, { opacity: 1, multiply: false, tremble: 0 });
  sketch.marker(all, shade(wood, 0.12), { gap: 8, size: 7, angle: 0.05, opacity: 0.55 });
  for (let y = h * 0.12; y < h; y += h * 0.22)
    sketch.pen(
      [
        [-4, y],
        [w * 0.5, y + 3],
        [w + 4, y - 1],
      ],
      { size: 1.2, color: shade(wood, 0.4) },
    );
  const wide = sheet.aspect === '16:9';
  const thing = hero(plan);
  const cx = w * (wide ? 0.5 : 0.48);
  const cy = h * (wide ? 0.44 : 0.4);
  const tall = fit(thing, w * (wide ? 0.3 : 0.46), h * (wide ? 0.52 : 0.32));
  const across = (thing.width / thing.height) * tall;
  paintSheet(sketch, cx, cy, Math.max(across, tall) * 0.72, plan.seed);
  const others = plan.props
    .map(propThing)
    .filter(({ name, tallCm }) => name !== thing.name && tallCm < 100)
    .slice(0, wide ? 4 : 3);
  const spots: Point[] = wide
    ? [
        [w * 0.17, h * 0.42],
        [w * 0.84, h * 0.46],
        [w * 0.3, h * 0.3],
        [w * 0.7, h * 0.27],
      ]
    : [
        [w * 0.2, h * 0.26],
        [w * 0.74, h * 0.24],
        [w * 0.2, h * 0.56],
      ];
  others.forEach((other, i) => {
    const [x, y] = spots[i] ?? [0, 0];
    const small = fit(other, w * (wide ? 0.13 : 0.24), h * (wide ? 0.28 : 0.13));
    placeThing(sketch, other, x, y + small / 2, small, (i % 2 === 0 ? -1 : 1) * 0.22);
  });
  placeThing(sketch, thing, cx, cy + tall / 2, tall, 0.04);
  const size = w / (wide ? 420 : 300);
  for (const way of [1, -1] as const) {
    sketch.at(
      cx + way * (across * 0.5 + size * 8),
      cy + tall * 0.24,
      size,
      () => drawGrip(sketch, cast.person, 22),
      way * 0.5,
      way,
    );
  }
  drawMove(sketch, sheet, shot.move, sideOf(plan));
}

// A sheet of paper or cloth under the thing, a little askew.
function paintSheet(sketch: Sketch, x: number, y: number, half: number, seed: number): void {
  const turn = ((seed % 7) - 3) * 0.04;
  sketch.at(
    x,
    y,
    1,
    () => {
      const cloth: Point[] = [
        [-half * 1.25, -half],
        [half * 1.25, -half],
        [half * 1.25, half],
        [-half * 1.25, half],
      ];
      sketch.fill(
        cloth.map(([px, py]): Point => [px + 3, py + 4]),
        '#4a4439',
        { opacity: 0.3, multiply: false },
      );
      sketch.paper(cloth);
      sketch.pen(cloth, { closed: false, size: 1.6 });
      sketch.disc(0, 0, half * 0.86, half * 0.86, yellow, {
        opacity: 0.9,
        multiply: false,
        tremble: 1,
      });
    },
    turn,
  );
}

/** The product alone in its place, near enough to touch. */
export function composeProduct(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  const { width: w, height: h } = sheet;
  const wide = sheet.aspect === '16:9';
  const thing = hero(plan);
  const side = sideOf(plan);
  const frame = placeFrame(plan, sheet.figures.MCU.scale, h * 1.4);
  paintBackdrop(sketch, plan, frame);
  const base = h * (wide ? 0.8 : 0.64);
  const top = base - h * 0.035;
  if (plan.place.surface) plan.place.surface.paint(sketch, frame, top);
  else paintTable(sketch, plan, top);
  const tall = fit(thing, w * (wide ? 0.42 : 0.62), h * (wide ? 0.62 : 0.42));
  const across = (thing.width / thing.height) * tall;
  const cx = w * (wide ? (side === -1 ? 0.42 : 0.58) : 0.47);
  paintLight(sketch, cx, base - tall * 0.52, Math.max(tall, across) * 0.6, 0.95);
  if (!plan.place.surface) paintTable(sketch, plan, top);
  else plan.place.surface.paint(sketch, frame, top);
  paintShadow(sketch, cx, base, across);
  const others = plan.props
    .map(propThing)
    .filter(({ name, rests }) => name !== thing.name && rests === 'surface');
  const beside = others[0];
  if (beside) {
    const small = fit(beside, w * 0.2, tall * 0.52);
    const x = cx - side * (across * 0.5 + w * (wide ? 0.16 : 0.15));
    placeThing(sketch, beside, Math.max(w * 0.12, Math.min(w * 0.88, x)), base + 4, small);
  }
  placeThing(sketch, thing, cx, base, tall);
  drawMove(sketch, sheet, shot.move, side === -1 ? 1 : -1);
}

/** The end of the film: the product as hero in its light, and the line to remember. */
export function composePack(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  const { width: w, height: h } = sheet;
  const thing = productThing(plan);
  const layout = packLayouts[sheet.aspect];
  const wall = tint(plan.product.look.color, 0.72);
  sketch.fill(sheetArea(w, h), wall, { opacity: 1, multiply: false, tremble: 0 });
  sketch.marker(sheetArea(w, h), shade(wall, 0.12), {
    gap: 9,
    size: 8,
    opacity: 0.5,
    angle: -0.42,
  });
  const cx = w * layout.x;
  const base = h * layout.base;
  const tall = fit(thing, w * layout.width, h * layout.height);
  const across = (thing.width / thing.height) * tall;
  const middle = base - tall * 0.5;
  const radius = Math.max(tall, across) * 0.66;
  paintRays(sketch, cx, middle, radius, Math.max(w, h));
  paintLight(sketch, cx, middle, radius);
  paintTable(sketch, plan, base - h * 0.03);
  paintShadow(sketch, cx, base, across);
  placeThing(sketch, thing, cx, base, tall);
  drawMove(sketch, sheet, shot.move, layout.free);
}

/** Where the plate of the last frame lies. */
export const packPlate = (plan: ScenePlan): Box => {
  const { width: w, height: h, aspect } = plan.sheet;
  const { plate } = packLayouts[aspect];
  return { x: plate.x * w, y: plate.y * h, width: plate.width * w, height: plate.height * h };
};

const packLayouts = {
  '16:9': {
    x: 0.33,
    base: 0.79,
    width: 0.46,
    height: 0.62,
    free: 1,
    plate: { x: 0.58, y: 0.2, width: 0.37, height: 0.42 },
  },
  '9:16': {
    x: 0.47,
    base: 0.58,
    width: 0.66,
    height: 0.4,
    free: -1,
    plate: { x: 0.06, y: 0.635, width: 0.8, height: 0.13 },
  },
  '1:1': {
    x: 0.5,
    base: 0.64,
    width: 0.6,
    height: 0.47,
    free: 1,
    plate: { x: 0.14, y: 0.715, width: 0.72, height: 0.17 },
  },
} as const;

function paintRays(sketch: Sketch, cx: number, cy: number, radius: number, far: number): void {
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * Math.PI * 2 + 0.13;
    const at = (r: number, turn: number): Point => [
      cx + Math.cos(angle + turn) * r,
      cy + Math.sin(angle + turn) * r,
    ];
    sketch.fill(
      [at(radius * 0.9, -0.02), at(far, -0.1), at(far, 0.1), at(radius * 0.9, 0.02)],
      paperWhite,
      { opacity: 0.5, multiply: false },
    );
  }
}

function paintTable(sketch: Sketch, { sheet }: ScenePlan, top: number): void {
  const { width: w, height: h } = sheet;
  const area: Point[] = [
    [-4, top + 1],
    [w + 4, top - 2],
    [w + 4, h + 4],
    [-4, h + 4],
  ];
  sketch.paper(area);
  sketch.marker(area, '#c9c2b3', { gap: 6, size: 5.4, angle: -0.04, opacity: 0.75 });
  sketch.line(-6, top + 1, w + 6, top - 2, { size: 2.3 });
}

const paintShadow = (sketch: Sketch, x: number, base: number, across: number) =>
  sketch.fill(
    [
      [x - across * 0.42, base - 1],
      [x + across * 0.5, base - 3],
      [x + across * 1.05, base + across * 0.12],
      [x + across * 0.3, base + across * 0.14],
    ],
    '#4a4439',
    { opacity: 0.45, multiply: false },
  );
