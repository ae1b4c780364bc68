// Two people, or many: the cast in front, others who are clearly not the cast.
import type { Sketch } from '#server/drawing/brush.ts';
import { otherPerson } from '../cast/other-person.ts';
import { legPoses, type Pose, poses } from '../people/pose.ts';
import { drawMove } from './annotate.ts';
import { paintBackdrop, placeFrame } from './backdrop.ts';
import { drawPerson, standFor } from './figure-shot.ts';
import { type ScenePlan, sideOf } from './scene-plan.ts';
import { headHeight } from './sheet.ts';
import { asHeld, heldThing } from './things.ts';

/** The cast hands something to, or talks with, another person. */
export function composePair(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot, cast, place } = plan;
  const wide = sheet.aspect === '16:9';
  const squeeze = wide ? 1 : sheet.aspect === '1:1' ? 0.82 : 0.74;
  const driving = place.surface?.kind === 'dashboard';
  const pose: Pose = poses[driving ? 'drive' : heldThing(plan) ? 'behind' : 'speak'];
  const base = standFor(plan, pose);
  const scale = base.scale * squeeze;
  const head = base.ground - (legPoses[pose.legs].hips + 42) * base.scale;
  const ground = head + (legPoses[pose.legs].hips + 42) * scale;
  const frame = placeFrame(plan, scale, ground);
  paintBackdrop(sketch, plan, frame);
  const side = sideOf(plan);
  const off = (sheet.aspect === '9:16' ? 0.24 : 0.2) * sheet.width;
  const centre = sheet.aspect === '9:16' ? sheet.width * 0.48 : sheet.width / 2;
  const other = otherPerson(cast.person, `${plan.seed}`, shot.text);
  const held = heldThing(plan);
  const smaller = other.age === 'child' ? 0.74 : 0.97;
  drawPerson(
    sketch,
    other,
    {
      pose: poses.stand,
      emotion: shot.emotion === 'worried' ? 'worried' : 'happy',
      turn: 0.6,
      back: false,
      speaking: false,
    },
    {
      scale: scale * smaller,
      x: centre - side * off,
      ground: ground + (smaller < 0.9 ? scale * 3 : 0),
    },
    side === -1 ? -1 : 1,
  );
  drawPerson(
    sketch,
    cast.person,
    {
      pose,
      emotion: shot.emotion,
      turn: 0.55,
      back: false,
      speaking: shot.speaking || !plan.showsProduct,
      held: held && asHeld(held),
    },
    { scale, x: centre + side * off, ground },
    side === -1 ? 1 : -1,
  );
  if (place.surface && shot.size !== 'WS')
    place.surface.paint(sketch, frame, ground - (legPoses[pose.legs].hips + 1.2) * scale);
  drawMove(sketch, sheet, shot.move, side === -1 ? 1 : -1);
}

/** A small crowd in a wide frame with the cast in front of it. */
export function composeCrowd(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot, cast } = plan;
  const stand = standFor({ ...plan, shot: { ...shot, size: 'WS' } }, poses.stand);
  const scale = stand.scale * (sheet.aspect === '9:16' ? 0.86 : 0.94);
  const frame = placeFrame({ ...plan, shot: { ...shot, size: 'WS' } }, scale, stand.ground);
  paintBackdrop(sketch, plan, frame);
  const spread = sheet.aspect === '16:9' ? [-0.36, 0.36, -0.2, 0.19] : [-0.32, 0.32, -0.17, 0.17];
  const moods = ['happy', 'surprised', 'happy', 'neutral'] as const;
  const acts = ['stand', 'thumb', 'crossed', 'wave'] as const;
  spread.forEach((at, i) => {
    const other = otherPerson(cast.person, `${plan.seed}${i}`, '');
    const view = {
      pose: poses[acts[i] ?? 'stand'],
      emotion: moods[i] ?? 'happy',
      turn: 0.3,
      back: false,
      speaking: false,
    } as const;
    const back = i < 2 ? 0.84 : 0.92;
    drawPerson(
      sketch,
      other,
      view,
      {
        scale: scale * back,
        x: sheet.width * (0.5 + at),
        ground: stand.ground - scale * (i < 2 ? 9 : 5),
      },
      at < 0 ? 1 : -1,
    );
  });
  const held = heldThing(plan);
  const pose = shot.pose === 'stand' ? (held ? poses.holdUp : poses.hips) : poses[shot.pose];
  drawPerson(
    sketch,
    cast.person,
    {
      pose,
      emotion: shot.emotion,
      turn: 0,
      back: false,
      speaking: shot.speaking,
      held: held && asHeld(held),
    },
    { scale: scale * 1.04, x: sheet.width / 2, ground: stand.ground },
    1,
  );
  drawMove(sketch, sheet, shot.move, sideOf(plan) === -1 ? 1 : -1);
}
