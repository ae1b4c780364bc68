// Two people, or many: the cast in front, others who are clearly not the cast.
import type { Sketch } from '#server/drawing/brush.ts';
import { otherPerson } from '../cast/other-person.ts';
import { drawFigureHands, type FigureView } from '../people/figure.ts';
import { legPoses, type Pose, type PoseName, poses } from '../people/pose.ts';
import { drawMove } from './annotate.ts';
import { paintBackdrop, placeFrame } from './backdrop.ts';
import { dressFloor } from './dressing.ts';
import { type ScenePlan, sideOf } from './scene-plan.ts';
import { drawPerson, type Stand, standFor } from './stand.ts';
import { asHeld, carriedCm, heldThing } from './things.ts';

/** The cast hands something to, or talks with, another person. */
export function composePair(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot, cast, place } = plan;
  const driving = place.surface?.kind === 'dashboard';
  const pose: Pose = poses[pairPose(plan, driving)];
  const base = standFor(plan, pose);
  const narrow = sheet.aspect === '16:9' ? 1 : sheet.aspect === '1:1' ? 0.82 : 0.74;
  const head = sheet.height * sheet.figures[shot.size].head;
  const rise = (base.ground - head) / base.scale;
  const stand: Stand = {
    ...base,
    scale: base.scale * narrow,
    ground: head + rise * base.scale * narrow,
  };
  const frame = placeFrame(plan, stand.scale, stand.ground);
  paintBackdrop(sketch, plan, frame);
  const side = sideOf(plan);
  const centre = sheet.width * (sheet.aspect === '9:16' ? 0.48 : 0.5);
  const off = sheet.width * (sheet.aspect === '9:16' ? 0.24 : 0.2);
  stand.x = driving ? base.x : centre + side * off;
  if (shot.size === 'WS')
    dressFloor(sketch, plan, { ...stand, x: centre, ground: stand.ground - stand.scale * 8 });
  const flip = side === -1 ? 1 : -1;
  drawOther(
    sketch,
    plan,
    stand,
    driving ? stand.x - side * off * 1.7 : centre - side * off,
    driving,
  );
  const thing = heldThing(plan);
  const held = !driving && thing && thing.tallCm <= carriedCm ? asHeld(thing) : undefined;
  const view: FigureView = {
    pose,
    emotion: shot.emotion,
    turn: 0.55,
    back: false,
    speaking: shot.speaking,
    held,
    belted: driving,
  };
  drawPerson(sketch, cast.person, view, stand, flip);
  if (place.surface && (driving || shot.size !== 'WS')) {
    place.surface.paint(
      sketch,
      frame,
      stand.ground - (legPoses[pose.legs].hips + 1.2) * stand.scale,
    );
    if (driving)
      sketch.at(
        stand.x,
        stand.ground,
        stand.scale,
        () => drawFigureHands(sketch, cast.person, view),
        0,
        flip,
      );
  }
  drawMove(sketch, sheet, shot.move, flip, shot.size !== 'WS');
}

const pairPose = (plan: ScenePlan, driving: boolean): PoseName => {
  if (driving) return plan.shot.pose === 'buckle' ? 'buckle' : 'drive';
  if (plan.shot.pose === 'wave') return 'wave';
  const thing = heldThing(plan);
  return thing && thing.tallCm <= carriedCm ? 'behind' : 'speak';
};

// The second person, a head lower when it is a child, never below the frame.
function drawOther(
  sketch: Sketch,
  plan: ScenePlan,
  stand: Stand,
  x: number,
  driving: boolean,
): void {
  const { sheet, shot, cast } = plan;
  const other = otherPerson(cast.person, `${plan.seed}`, shot.text);
  const scale = stand.scale * (other.age === 'child' ? 0.74 : 0.97);
  const pose = driving ? poses.sit : shot.pose === 'wave' ? poses.wave : poses.stand;
  const head = legPoses[pose.legs].hips + 42;
  const ground = Math.min(stand.ground + (driving ? scale : 0), sheet.height * 0.6 + head * scale);
  const emotion = shot.emotion === 'worried' || shot.emotion === 'tired' ? 'neutral' : 'happy';
  const view: FigureView = {
    pose,
    emotion,
    turn: 0.6,
    back: false,
    speaking: false,
    belted: driving,
  };
  drawPerson(
    sketch,
    other,
    view,
    { scale, x, ground: shot.size === 'WS' ? stand.ground : ground },
    sideOf(plan) === -1 ? -1 : 1,
  );
}

/** A small crowd in a wide frame with the cast in front of it. */
export function composeCrowd(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot, cast } = plan;
  const wide: ScenePlan = { ...plan, shot: { ...shot, size: 'WS' } };
  const stand = standFor(wide, poses.stand);
  const scale = stand.scale * (sheet.aspect === '9:16' ? 0.86 : 0.94);
  paintBackdrop(sketch, wide, placeFrame(wide, scale, stand.ground));
  const spread = sheet.aspect === '16:9' ? [-0.36, 0.36, -0.19, 0.19] : [-0.36, 0.36, -0.19, 0.19];
  const moods = ['happy', 'surprised', 'happy', 'neutral'] as const;
  const acts = ['stand', 'thumb', 'crossed', 'hips'] as const;
  spread.forEach((at, i) => {
    const other = otherPerson(cast.person, `${plan.seed}${i}`, '');
    const view: FigureView = {
      pose: poses[acts[i] ?? 'stand'],
      emotion: moods[i] ?? 'happy',
      turn: 0.3,
      back: false,
      speaking: false,
    };
    const far = i < 2 ? 0.84 : 0.92;
    const ground = stand.ground - scale * (i < 2 ? 9 : 5);
    drawPerson(
      sketch,
      other,
      view,
      { scale: scale * far, x: sheet.width * (0.5 + at), ground },
      at < 0 ? 1 : -1,
    );
  });
  const thing = heldThing(plan);
  const held = thing && thing.tallCm <= carriedCm ? asHeld(thing) : undefined;
  const fits = shot.pose === 'speak' || shot.pose === 'wave' || shot.pose === 'crossed';
  const pose: Pose = held ? poses.holdUp : fits ? poses[shot.pose] : poses.hips;
  const view: FigureView = {
    pose,
    emotion: shot.emotion,
    turn: 0,
    back: false,
    speaking: shot.speaking,
    held,
  };
  const front = {
    scale: scale * 1.04,
    x: sheet.width / 2,
    ground: stand.ground + (sheet.height - stand.ground) * 0.2,
  };
  drawPerson(sketch, cast.person, view, front, 1);
  drawMove(sketch, sheet, shot.move, sideOf(plan) === -1 ? 1 : -1);
}
