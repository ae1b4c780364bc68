// People seen from behind: walking away through a place, or as a shoulder in the foreground.
import type { Sketch } from '#server/drawing/brush.ts';
import { otherPerson } from '../cast/other-person.ts';
import { type Pose, poses } from '../people/pose.ts';
import { drawMove } from './annotate.ts';
import { paintBackdrop, paintLight, placeFrame } from './backdrop.ts';
import { speakingPose } from './choose-pose.ts';
import { type ScenePlan, sideOf } from './scene-plan.ts';
import { drawPerson, standFor } from './stand.ts';
import { asHeld, heldThing, placeThing, productThing } from './things.ts';

/** The whole figure walks away from us. */
export function composeBehind(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot, cast } = plan;
  const wide: ScenePlan =
    shot.size === 'WS' || shot.size === 'MS' ? plan : { ...plan, shot: { ...shot, size: 'WS' } };
  const held = heldThing(plan);
  const pose: Pose = shot.pose === 'run' ? poses.run : held ? poses.awayRaised : poses.away;
  const stand = standFor(wide, pose);
  paintBackdrop(sketch, wide, placeFrame(wide, stand.scale, stand.ground));
  const dark = '#4a4439';
  const length = stand.scale * 34;
  const { x, ground } = stand;
  sketch.fill(
    [
      [x - stand.scale * 9, ground],
      [x + stand.scale * 8, ground],
      [x + length * 0.9, ground + length * 0.22],
      [x + length * 0.4, ground + length * 0.26],
    ],
    dark,
    { opacity: 0.4, multiply: false },
  );
  drawPerson(
    sketch,
    cast.person,
    {
      pose,
      emotion: 'neutral',
      turn: 0.2,
      back: true,
      speaking: false,
      held: held && asHeld(held),
    },
    stand,
    sideOf(plan) === -1 ? 1 : -1,
  );
  drawMove(sketch, sheet, shot.move, sideOf(plan) === -1 ? 1 : -1);
}

/** Over a shoulder: the cast from behind in the foreground, what they look at beyond. */
export function composeShoulder(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot, cast, voiceOnly } = plan;
  const side = sideOf(plan);
  const wide = sheet.aspect === '16:9';
  const far = {
    scale: sheet.figures.MS.scale * (wide ? 0.86 : 0.72),
    x: sheet.width * (0.5 - side * (wide ? 0.16 : 0.18)),
    ground: 0,
  };
  far.ground = sheet.height * (wide ? 0.4 : 0.34) + 92 * far.scale;
  const frame = placeFrame(plan, far.scale, far.ground);
  paintBackdrop(sketch, plan, frame);
  if (voiceOnly || plan.showsProduct) {
    const thing = productThing(plan);
    const tall = sheet.height * (wide ? 0.5 : 0.28);
    const fit = Math.min(1, (sheet.width * 0.46) / ((thing.width / thing.height) * tall));
    const base = sheet.height * (wide ? 0.76 : 0.62);
    plan.place.surface?.paint(sketch, frame, base - 6);
    paintLight(sketch, far.x, base - (tall * fit) / 2, tall * fit * 0.62);
    placeThing(sketch, thing, far.x, base, tall * fit);
  } else {
    const other = otherPerson(cast.person, `${plan.seed}`, shot.text);
    drawPerson(
      sketch,
      other,
      {
        pose: poses[speakingPose(plan)],
        emotion: shot.emotion,
        turn: 0.4,
        back: false,
        speaking: true,
      },
      far,
      side === 1 ? 1 : -1,
    );
    plan.place.surface?.paint(sketch, frame, far.ground - 47 * far.scale);
  }
  const near = sheet.figures.CU.scale * (wide ? 0.84 : 0.8);
  drawPerson(
    sketch,
    cast.person,
    { pose: poses.stand, emotion: 'neutral', turn: 0.3, back: true, speaking: false },
    {
      scale: near,
      x: sheet.width * (0.5 + side * (wide ? 0.32 : 0.36)),
      ground: sheet.height * (wide ? 0.58 : 0.6) + 92 * near,
    },
    side === 1 ? -1 : 1,
  );
  drawMove(sketch, sheet, shot.move, side === 1 ? -1 : 1);
}
