// A whole posed person in figure units: 100 tall, the ground at y = 0.

import type { Point, Sketch } from '#server/drawing/brush.ts';
import { onLayer } from '#server/drawing/on-layer.ts';
import { points } from '#server/drawing/points.ts';
import { noteArea } from '../areas.ts';
import { noteCover, notePerson } from '../painted.ts';
import { drawArm, drawHandOf } from './arms.ts';
import { type Measures, measure } from './build.ts';
import { drawScarf } from './collar.ts';
import { drawHairBehind } from './hair.ts';
import { drawHead } from './head.ts';
import type { HeadView } from './head-view.ts';
import { drawLegs } from './legs.ts';
import { pointOn } from './limb.ts';
import type { Emotion, Person } from './person.ts';
import type { Pose } from './poses/pose.ts';
import { type Skeleton, skeletonFor } from './skeleton.ts';
import { drawNeck, drawTorso } from './torso.ts';
import type { TorsoView } from './torso-view.ts';

/** Something a hand holds: painted with its own origin in the middle of its base. */
export type Held = {
  height: number;
  width: number;
  paint: (sketch: Sketch) => void;
};
export type FigureView = {
  pose: Pose;
  emotion: Emotion;
  /** -1 to 1. */
  turn: number;
  back: boolean;
  speaking: boolean;
  held?: Held | undefined;
  /** A seat belt across the chest. */
  belted?: boolean;
};

/** Draws the person with the ground under their feet at the origin. */
export const drawFigure = onLayer('people', (sketch, person: Person, view: FigureView) => {
  const measures = measure(person);
  const bones = skeletonFor(measures, view.pose, view.turn);
  const torso: TorsoView = {
    person,
    measures,
    turn: view.turn,
    back: view.back,
    sits: view.pose.legs === 'sit',
  };
  const head = headView(person, view);
  const inHead = (paint: () => void) => atHead(sketch, measures, bones, view, paint);
  notePerson(sketch, person);
  const body = { x: -13, y: -78, width: 26, height: 78 };
  noteArea(sketch, 'body', body);
  noteCover(sketch, body);
  const inTorso = (paint: () => void) =>
    sketch.at(bones.neck[0], bones.neck[1], 1, paint, bones.lean);
  inHead(() => drawHairBehind(sketch, head));
  drawArms(sketch, person, measures, bones, view, false);
  drawLegs(sketch, person, measures, bones, view.back);
  inTorso(() => drawNeck(sketch, torso, view.pose.head.tilt));
  inTorso(() => drawTorso(sketch, torso));
  if (view.belted) inTorso(() => drawBelt(sketch));
  inHead(() => drawHead(sketch, head));
  const { scarf } = person.wardrobe;
  if (scarf) inTorso(() => drawScarf(sketch, scarf, view.back));
  drawArms(sketch, person, measures, bones, view, true);
});

/** Only the hands again, for what they take hold of in front of the figure. */
export const drawFigureHands = onLayer('people', (sketch, person: Person, view: FigureView) => {
  const measures = measure(person);
  const bones = skeletonFor(measures, view.pose, view.turn);
  for (const index of [0, 1] as const) {
    drawHandOf(
      sketch,
      person,
      measures,
      bones.arms[index],
      view.pose.arms[index],
      index === 0 ? -1 : 1,
    );
  }
});

const headView = (person: Person, view: FigureView): HeadView => ({
  person,
  emotion: view.emotion,
  yaw: Math.max(-0.55, Math.min(0.55, view.pose.head.yaw + view.turn * 0.35)),
  nod: view.pose.head.nod,
  back: view.back,
  speaking: view.speaking,
});

function atHead(
  sketch: Sketch,
  measures: Measures,
  bones: Skeleton,
  view: FigureView,
  paint: () => void,
): void {
  const tilt = bones.lean * 0.5 + view.pose.head.tilt;
  const [x, y] = bones.neck;
  const top: Point = [x + Math.sin(bones.lean) * 4, y - 3.2];
  const up = 50 * measures.head + 0.6;
  const nod = view.pose.head.nod;
  sketch.at(
    top[0] + Math.sin(tilt) * up + view.turn * 1.2,
    top[1] - Math.cos(tilt) * up + Math.max(0, nod) * 1.6,
    measures.head,
    paint,
    tilt,
  );
}

// Arms behind the body first; those in front last, what they hold between arm and fingers.
function drawArms(
  sketch: Sketch,
  person: Person,
  measures: Measures,
  bones: Skeleton,
  view: FigureView,
  front: boolean,
): void {
  const { pose, held } = view;
  const chosen = ([0, 1] as const).filter(
    (index) => (pose.arms[index].front && !isHidden(view, index)) === front,
  );
  const sideOf = (index: 0 | 1) => (index === 0 ? -1 : 1);
  for (const index of chosen) {
    drawArm(sketch, person, measures, bones.arms[index], !front, sideOf(index));
  }
  if (front && pose.rope) drawRope(sketch, bones);
  if (held && pose.shaft && front) drawShaft(sketch, bones, pose.shaft, held);
  else if (
    held &&
    pose.holds !== undefined &&
    chosen.includes(pose.holds === 'both' ? 1 : pose.holds)
  ) {
    drawHeld(sketch, bones, pose, held);
  }
  for (const index of chosen) {
    drawHandOf(sketch, person, measures, bones.arms[index], pose.arms[index], sideOf(index));
  }
}

/** Half of what a body hides, in figure units. */
const halfBody = 11;

// Seen from behind, what is done before the body is hidden by it; an arm held out beside it is seen.
function isHidden({ back, pose, held }: FigureView, index: 0 | 1): boolean {
  if (!back || pose.legs === 'away') return false;
  const isOut = Math.abs(pose.arms[index].wrist[0]) > halfBody;
  return !(held && (pose.shaft || (pose.holds === index && isOut)));
}

function drawHeld(sketch: Sketch, bones: Skeleton, pose: Pose, held: Held): void {
  const [left, right] = bones.arms.map((chain, index) => {
    const arm = pose.arms[index as 0 | 1];
    const [x, y] = pointOn(chain, 2);
    const along =
      arm.turn ?? Math.atan2(chain.end[1] - chain.joint[1], chain.end[0] - chain.joint[0]);
    return [x + Math.cos(along) * 4, y + Math.sin(along) * 4] as Point;
  }) as [Point, Point];
  const at: Point =
    pose.holds === 'both'
      ? [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2]
      : pose.holds === 0
        ? left
        : right;
  const [dx, dy] = pose.offset ?? [0, 0];
  const tips = pose.tips ?? 0;
  const half = held.height * 0.5;
  // Turned about its middle, which lies in the hand.
  const base: Point = [at[0] + dx - Math.sin(tips) * half, at[1] + dy + Math.cos(tips) * half];
  sketch.carried(() => sketch.at(base[0], base[1], 1, () => held.paint(sketch), tips));
}

// By its shaft, the foot on the ground: it leans the way the right hand has it.
function drawShaft(sketch: Sketch, bones: Skeleton, foot: Point, held: Held): void {
  const [x, y] = pointOn(bones.arms[1], 2);
  const turn = Math.atan2(x - foot[0], foot[1] - y);
  sketch.carried(() => sketch.at(foot[0], foot[1], 1, () => held.paint(sketch), turn));
}

function drawRope(sketch: Sketch, bones: Skeleton): void {
  const [a, b] = bones.arms.map((chain) => pointOn(chain, 2)) as [Point, Point];
  // Taut from out of the picture to the hands, slack on the ground behind them.
  const taut: Point[] = [[a[0] - 150, -150], a, b];
  const slack: Point[] = [
    b,
    [b[0] + 9, b[1] + 14],
    [b[0] + 5, -14],
    [b[0] + 15, 1],
    [b[0] + 30, 3],
  ];
  for (const line of [taut, slack]) {
    sketch.pen(line, { size: 2.6 * Math.sqrt(sketch.scale), color: '#4a3a2c', tremble: 0.3 });
    sketch.pen(line, { size: 1.5 * Math.sqrt(sketch.scale), color: '#d2b98d', tremble: 0.3 });
  }
  // The lay of its strands.
  const [[ax, ay], [bx, by]] = [taut[0] as Point, a];
  for (let part = 1; part < 24; part++) {
    const at: Point = [ax + ((bx - ax) * part) / 24, ay + ((by - ay) * part) / 24];
    sketch.pen([at, [at[0] + 0.9, at[1] + 2.4]], { size: 0.7, color: '#4a3a2c', tremble: 0 });
  }
}

function drawBelt(sketch: Sketch): void {
  const band: Point[] = points('8 1.6 10.2 3.6 -5.6 29.6 -8 27.4');
  sketch.fill(band, '#57534c', { opacity: 1, multiply: false, tremble: 0.2 });
  sketch.pen(band, { closed: true, size: 1.3, tremble: 0.2 });
}
