// Cards: the end of a film on a ground of the board's own colour, or lettering alone.
import { ink, type Point, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import { columnsOf } from '#server/drawing/lettering/glyphs.ts';
import { type Box, letter, setText } from '#server/drawing/lettering/lettering.ts';
import { onLayer } from '#server/drawing/on-layer.ts';
import { edge } from '#server/drawing/shapes.ts';
import { noteArea } from '../areas.ts';
import { mix, shade, tint } from '../palette.ts';
import { poses } from '../people/poses/poses.ts';
import { isPlain } from '../places/plain-ground.ts';
import type { PlateLook } from '../products/plate-look.ts';
import { paintBackdrop, paintLight, paintPatch, placeFrame } from './backdrop.ts';
import { drawSponsor } from './marks/lettering-plates.ts';
import type { ScenePerson, ScenePlan } from './scene-plan.ts';
import { drawPerson } from './stand.ts';
import { heightIn, sheetArea } from './table.ts';
import { placeThing, propThing } from './things.ts';
import { titleLayout } from './title-layout.ts';
import { linesWithout, titleOf, wordFor } from './title-words.ts';

/** Whether nothing is seen but what is lettered. */
export const isCard = ({ shot, props, people, ...plan }: ScenePlan): boolean =>
  shot.composition === 'card' ||
  (shot.composition === 'object' &&
    !plan.showsProduct &&
    !plan.isProductOut &&
    props.length + people.length === 0);

const hueOf = ({ shot }: ScenePlan): string => shot.mood.hue ?? '#d3cbbb';
/** A dark of the board's colour on which paper white reads. */
const deepOf = (plan: ScenePlan): string => mix(hueOf(plan), '#1f1a16', 0.74);

/** The title on its plate, what is remembered of the film in its light, and what to do in a bar. */
export function composeTitle(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  const [person] = plan.people;
  const isNamed = plan.props.length + plan.people.length > 0;
  const title = titleOf(plan);
  const lines = linesWithout(shot.lettering, [
    title,
    ...(plan.isProductOut ? [] : [plan.productName]),
  ]);
  const rest = [wordFor(plan), lines].filter(Boolean).join(' · ');
  const { cx, middle, radius, plate, bar } = titleLayout(plan, rest);
  sketch.on('ground', () => paintGround(sketch, plan));
  if (!plan.plainLight) paintLight(sketch, cx, middle, radius);
  else if (isNamed) paintPatch(sketch, cx, middle, radius);
  sketch.nearer('product');
  layOut(sketch, plan.props.slice(0, mostLaidOut), { cx, middle, radius });
  if (person && plan.props.length === 0)
    standIn(sketch, person, { cx, middle, radius, safe: sheet.safe });
  sketch.nearer('lettering');
  const low = title
    ? paintPlate(sketch, title, plate, { largest: plate.largest, look: plan.plate })
    : plate.y;
  if (rest) {
    const look = plan.plate.ground === paperWhite ? inkBar : plan.plate;
    const y = low + bar.gap;
    const box = { ...plate, y, height: Math.min(bar.most, bar.foot - y) };
    paintBar(sketch, rest, box, { largest: bar.largest, look });
  }
  if (shot.sponsor && shot.sponsor.toLowerCase() !== title.toLowerCase())
    drawSponsor(sketch, plan, true);
}

/** With a hat on, in figure units. */
const tallest = 112;

// Whom the film was about, from head to foot.
function standIn(
  sketch: Sketch,
  { person, emotion }: ScenePerson,
  { cx, middle, radius, safe }: { cx: number; middle: number; radius: number; safe: Box },
): void {
  const ground = middle + radius * 0.94;
  const scale = Math.min(radius * 1.8, ground - safe.y - 2) / tallest;
  const stand = { scale, x: cx, ground };
  const view = { pose: poses.stand, emotion, turn: 0.2, back: false, speaking: false };
  drawPerson(sketch, person, view, stand, 1);
}

/** Things that are seen in the light of a title. */
const mostLaidOut = 3;

// One thing stands in the light; several, the parts of what is sold, are laid side by side.
function layOut(
  sketch: Sketch,
  props: ScenePlan['props'],
  { cx, middle, radius }: { cx: number; middle: number; radius: number },
): void {
  const room = (radius * 1.9) / Math.max(1, props.length);
  props.forEach((prop, at) => {
    const thing = propThing(prop);
    const tall = heightIn(thing, Math.min(radius * 1.7, room * 0.92), radius * 1.62);
    const x = cx + (at - (props.length - 1) / 2) * room;
    placeThing(sketch, thing, x, middle + tall * 0.52, tall);
  });
}

// Where the film was, under a veil; else dark paper with broad strokes of the marker, laid otherwise on each board.
function paintGround(sketch: Sketch, plan: ScenePlan): void {
  const { width: w, height: h, figures } = plan.sheet;
  const deep = deepOf(plan);
  const area = sheetArea(plan);
  if (!isPlain(plan.place)) {
    const { scale, head } = figures.WS;
    const wide = { ...plan, shot: { ...plan.shot, size: 'WS' as const } };
    paintBackdrop(sketch, wide, placeFrame(wide, scale, h * head + 92 * scale));
    sketch.fill(area, deep, { opacity: 0.74, multiply: false, tremble: 0 });
    return;
  }
  sketch.fill(area, deep, { opacity: 1, multiply: false, tremble: 0 });
  const stroke = { color: mix(deep, hueOf(plan), 0.16), size: Math.min(w, h) * 0.16, tremble: 2 };
  const lean = [0.12, -0.3, 0.42][plan.seed % 3] ?? 0;
  for (const share of [0.16, 0.5, 0.84])
    sketch.pen(
      [
        [-w * 0.1, h * (share + lean * 0.5)],
        [w * 0.45, h * (share + lean * 0.04) - h * 0.02],
        [w * 1.1, h * (share - lean * 0.5)],
      ],
      { ...stroke, taper: 0 },
    );
}

const corners = ({ x, y, width, height }: Box, slip = 0): Point[] => [
  [x - slip, y],
  [x + width, y - slip],
  [x + width + slip, y + height],
  [x, y + height + slip],
];

type Plated = { largest: number; look: PlateLook };

// A sheet of paper as large as its lettering; says where it ends.
function paintPlate(sketch: Sketch, text: string, box: Box, { largest, look }: Plated): number {
  const inner = { x: box.x + 10, y: box.y + 8, width: box.width - 20, height: box.height - 16 };
  const set = setText(text, inner, largest);
  const longest = Math.max(1, ...set.lines.map(columnsOf));
  const wide = Math.min(box.width, longest * 0.6 * set.size + 26);
  const tall = Math.min(box.height, set.size * (0.72 + (set.lines.length - 1)) + 22);
  const fitted = {
    x: box.x + (box.width - wide) / 2,
    y: box.y + (box.height - tall) / 2,
    width: wide,
    height: tall,
  };
  sketch.on('lettering', () => {
    if (look.ground === paperWhite) sketch.paper(corners(fitted, 1.6));
    else sketch.fill(corners(fitted, 1.6), look.ground, { opacity: 1, multiply: false });
    edge(sketch, corners(fitted, 1.6).flat().join(' '), { size: 2, tremble: 0.3, closed: true });
    letter(sketch, text, inner, { size: largest, color: look.color, weight: 0.1 });
  });
  noteArea(sketch, 'plate', fitted);
  noteArea(sketch, 'lettering', fitted, { text, ...look, size: set.size });
  return fitted.y + fitted.height;
}

// What to do, paper white in a bar of ink.
const inkBar: PlateLook = { ground: ink, color: paperWhite };
const paintBar = onLayer(
  'lettering',
  (sketch, text: string, box: Box, { largest, look }: Plated) => {
    const inner = { x: box.x + 8, y: box.y + 6, width: box.width - 16, height: box.height - 12 };
    const set = setText(text, inner, largest);
    if (set.lines.length === 0) return;
    const longest = Math.max(...set.lines.map(columnsOf));
    const wide = Math.min(box.width, longest * 0.6 * set.size + 18);
    const tall = Math.min(box.height, set.size * (0.72 + (set.lines.length - 1)) + 15);
    const bar = { x: box.x + (box.width - wide) / 2, y: box.y, width: wide, height: tall };
    sketch.fill(corners(bar, 0.8), look.ground, { opacity: 1, multiply: false, tremble: 0.5 });
    letter(
      sketch,
      text,
      { ...inner, y: box.y, height: tall },
      { size: set.size, color: look.color, weight: 0.07 },
    );
    noteArea(sketch, 'plate', bar);
    noteArea(sketch, 'lettering', bar, { text, ...look, size: set.size });
  },
);

/** Lettering alone: by turns on light and on dark, so that two cards of a board differ. */
export function composeCard(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  const { width: w, height: h, safe } = sheet;
  const wide = sheet.aspect === '16:9';
  const dark = plan.index % 2 === (plan.seed & 1);
  const ground = dark ? deepOf(plan) : tint(hueOf(plan), 0.18);
  const mark = dark ? mix(ground, hueOf(plan), 0.2) : shade(hueOf(plan), 0.16);
  const color = dark ? paperWhite : ink;
  sketch.on('ground', () =>
    sketch.fill(sheetArea(plan), ground, { opacity: 1, multiply: false, tremble: 0 }),
  );
  const tall = h * (wide ? 0.6 : sheet.aspect === '9:16' ? 0.36 : 0.5);
  // In the middle of the frame, and within what no platform covers.
  const half = Math.min(w / 2 - Math.max(safe.x, w * 0.1), safe.x + safe.width - w / 2);
  const box: Box = {
    x: w / 2 - half,
    y: h * (sheet.aspect === '9:16' ? 0.42 : 0.5) - tall / 2,
    width: half * 2,
    height: tall,
  };
  // A broad stroke of the marker behind the words, and a loose frame.
  sketch.nearer('lettering');
  const set = setText(shot.lettering || plan.productName, box, wide ? 40 : 36);
  const pitch = set.size * 0.994;
  const top = box.y + (tall - set.size * 0.7 - (set.lines.length - 1) * pitch) / 2;
  set.lines.forEach((line, row) => {
    const half = columnsOf(line) * 0.3 * set.size + 6;
    const [x, y] = [box.x + box.width / 2, top + row * pitch + set.size * 0.44];
    const [up, down] = [set.size * 0.24, set.size * 0.36];
    const slip = ((row + plan.index) % 3) - 1;
    const stroke: Point[] = [
      [x - half - slip * 3, y - up],
      [x + half, y - up + slip],
      [x + half + 4, y + down],
      [x - half - 3, y + down - slip],
    ];
    sketch.fill(stroke, mark, { opacity: 1, multiply: false, tremble: 1.6 });
  });
  const frame = { x: 7, y: 7, width: w - 14, height: h - 14 };
  const line = { size: 2.2, color: dark ? mark : ink, tremble: 0.5, closed: true };
  edge(sketch, corners(frame, 1).flat().join(' '), line);
  sketch.on('lettering', () =>
    letter(sketch, shot.lettering || plan.productName, box, {
      size: set.size,
      color,
      weight: 0.09,
    }),
  );
  noteArea(sketch, 'lettering', box, { text: shot.lettering, color, ground: mark, size: set.size });
  if (shot.sponsor) drawSponsor(sketch, plan, dark);
}
