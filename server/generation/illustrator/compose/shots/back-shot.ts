// People seen from behind: walking away through a place, or as a shoulder in the foreground.
import type { Sketch } from '#server/drawing/brush.ts';
import type { Pose } from '../../people/poses/pose.ts';
import { type PoseName, poses } from '../../people/poses/poses.ts';
import { paintBackdrop, paintPatch, placeFrame } from '../backdrop.ts';
import { largestIn, reaching, steppedBack } from '../beside-large.ts';
import { posed } from '../choose-pose.ts';
import { dressFloor, dressWall } from '../dressing.ts';
import { drawMove } from '../marks/annotate.ts';
import { leadOf, type ScenePlan, sideOf } from '../scene-plan.ts';
import { drawPerson, standFor } from '../stand.ts';
import { canHold, heldThing, isLong, placeThing, productThing, propThing } from '../things.ts';

/** The whole figure seen from behind, and who is with them. */
export function composeBehind(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  const wide: ScenePlan =
    shot.size === 'WS' || shot.size === 'MS' ? plan : { ...plan, shot: { ...shot, size: 'WS' } };
  const lead = leadOf(plan);
  const held = heldThing(plan);
  const name = fromBehind(lead.pose, held !== undefined && canHold(held) && !isLong(held));
  const carrying = posed(lead, name);
  const beside = wide.shot.size === 'WS' ? largestIn(plan, undefined) : undefined;
  const pose = reaching(carrying.pose, name, beside);
  const stand = steppedBack(wide, standFor(wide, pose), beside);
  const [, other] = plan.people;
  // Two stand on either side of the middle.
  const apart = sheet.width * (sheet.aspect === '16:9' ? 0.16 : 0.22);
  if (other) stand.x = sheet.width * 0.5 + sideOf(plan) * apart;
  paintBackdrop(sketch, wide, placeFrame(wide, stand.scale, stand.ground));
  dressWall(sketch, wide, stand);
  sketch.nearer('people');
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
  const floor = other ? { ...stand, x: sheet.width / 2, isBetween: true as const } : stand;
  dressFloor(sketch, wide, floor, held);
  const back = { emotion: 'neutral', turn: 0.2, back: true, speaking: false } as const;
  const flip = sideOf(plan) === -1 ? 1 : -1;
  if (other) {
    const isLaden = other.held !== undefined && canHold(other.held) && !isLong(other.held);
    const small = other.person.age === 'child' ? 0.76 : 0.97;
    const view = { ...posed(other, fromBehind(other.pose, isLaden)), ...back };
    const at = { ...stand, x: sheet.width - stand.x, scale: stand.scale * small };
    drawPerson(sketch, other.person, view, at, flip === 1 ? -1 : 1);
  }
  drawPerson(sketch, lead.person, { ...carrying, pose, ...back }, stand, flip);
  drawMove(sketch, sheet, shot, sideOf(plan) === -1 ? 1 : -1);
}

// Whoever only stands walks away from us; what two hands would have before the body is held out beside it.
function fromBehind(name: PoseName, holds: boolean): PoseName {
  if (name === 'stand' || name === 'away') return holds ? 'awayRaised' : 'away';
  const { legs, holds: by, shaft }: Pose = poses[name];
  const stands = legs === 'stand' || legs === 'wide';
  return holds && stands && by === 'both' && !shaft ? 'awayRaised' : name;
}

/** Over a shoulder: somebody from behind in the foreground, what they look at beyond. */
export function composeShoulder(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
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
  const other = plan.people[1];
  const [first] = plan.props;
  const thing = plan.showsProduct ? productThing(plan) : first && propThing(first);
  if (other) {
    dressFloor(sketch, { ...plan, shot: { ...shot, size: 'WS' } }, { ...far, ground: far.ground });
    drawPerson(
      sketch,
      other.person,
      {
        ...posed(other, other.pose),
        emotion: other.emotion,
        turn: 0.4,
        back: false,
        speaking: other.speaking,
      },
      far,
      side === 1 ? 1 : -1,
    );
  } else if (thing) {
    const tall = sheet.height * (wide ? 0.5 : 0.28);
    const fit = Math.min(1, (sheet.width * 0.46) / ((thing.width / thing.height) * tall));
    sketch.nearer('people');
    const hangs = !plan.showsProduct && (first?.where === 'in-air' || first?.where === 'wall');
    const base = sheet.height * (hangs ? (wide ? 0.62 : 0.44) : wide ? 0.76 : 0.62);
    if (hangs)
      sketch.pen(
        [
          [far.x, -4],
          [far.x + 0.6, base - tall * fit],
        ],
        { size: 1.8 },
      );
    else plan.place.surface?.paint(sketch, frame, base - 6);
    if (!hangs) paintPatch(sketch, far.x, base - (tall * fit) / 2, tall * fit * 0.62);
    placeThing(sketch, thing, far.x, base, tall * fit);
  }
  const near = sheet.figures.CU.scale * (wide ? 0.84 : 0.8);
  sketch.nearer('product');
  drawPerson(
    sketch,
    leadOf(plan).person,
    { pose: poses.stand, emotion: 'neutral', turn: 0.3, back: true, speaking: false },
    {
      scale: near,
      x: sheet.width * (0.5 + side * (wide ? 0.32 : 0.36)),
      ground: sheet.height * (wide ? 0.58 : 0.6) + 92 * near,
    },
    side === 1 ? -1 : 1,
  );
  drawMove(sketch, sheet, shot, wide ? (side === 1 ? -1 : 1) : side);
}
