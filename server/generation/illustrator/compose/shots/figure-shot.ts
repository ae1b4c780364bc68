// One person in a place: from the face alone to the whole figure.
import type { Sketch } from '#server/drawing/brush.ts';
import { noteCover, noteThing } from '../../painted.ts';
import { barbell } from '../../people/barbell.ts';
import { drawFigureHands, type FigureView } from '../../people/figure.ts';
import { legPoses } from '../../people/poses/pose.ts';
import { type PoseName, poses } from '../../people/poses/poses.ts';
import { paintBackdrop, placeFrame } from '../backdrop.ts';
import { largestIn, reaching, steppedBack } from '../beside-large.ts';
import { drawGrip } from '../big-hand.ts';
import { choosePose, posed, usesSurface } from '../choose-pose.ts';
import { drawSeat, dressFloor, dressSurface, dressWall, showBeside } from '../dressing.ts';
import { lainBox } from '../lying.ts';
import { drawMove } from '../marks/annotate.ts';
import { bedIn, clearOf, seatIn, without } from '../sat-on.ts';
import type { Thing } from '../scene-plan.ts';
import { leadOf, type ScenePerson, type ScenePlan, sideOf } from '../scene-plan.ts';
import { drawPerson, noteGoing, type Stand, standFor } from '../stand.ts';
import { asHeld, canHold, heldThing } from '../things.ts';

/** Draws somebody in their place, with what they hold and what stands about. */
export function composeFigure(sketch: Sketch, plan: ScenePlan): void {
  const { shot, sheet, place } = plan;
  const side = sideOf(plan);
  const lead = leadOf(plan);
  const name = workingPose(plan);
  const thing = handsOn(plan, name);
  const { pose: planned, held } = posed({ held: thing, legs: lead.legs }, name);
  // Who lies in bed lies in the one that is there.
  const bed = planned.lies ? bedIn(plan) : undefined;
  const rest = bed ? without(plan, bed) : plan;
  const beside = plan.shot.size === 'WS' ? largestIn(rest, thing) : undefined;
  const pose = reaching(planned, name, beside);
  const stand = steppedBack(plan, standFor(plan, pose), beside);
  const frame = placeFrame(plan, stand.scale, stand.ground);
  paintBackdrop(sketch, plan, frame);
  dressWall(sketch, plan, stand);
  const sits = pose.legs === 'sit' && !usesSurface(plan, name);
  const seat = sits ? seatIn(plan) : undefined;
  const floor = sits ? { ...stand, clear: clearOf(seat) } : stand;
  dressFloor(sketch, seat ? without(plan, seat) : rest, floor, thing);
  if (bed) noteThing(sketch, bed.name, lainBox(stand));
  if (sits) drawSeat(sketch, stand, seat);
  const view: FigureView = {
    pose,
    emotion: lead.emotion,
    turn: shot.size === 'WS' ? 0.3 : 0.45,
    back: false,
    speaking: lead.speaking,
    held: name === 'liftWeights' ? barbell : held,
    belted: name === 'buckle' || name === 'drive',
  };
  const flip = side === -1 ? 1 : -1;
  drawPerson(sketch, lead.person, view, stand, flip);
  noteGoing(sketch, lead, stand);
  if (usesSurface(plan, name)) {
    const edge = stand.ground - (legPoses[pose.legs].hips + 1.2) * stand.scale;
    const top = Math.min(edge, sheet.height * 0.9);
    // What somebody drives or lies on is around them, a counter before them.
    if (name !== 'drive') sketch.nearer('product');
    place.surface?.paint(sketch, frame, top);
    noteCover(sketch, { x: 0, y: top, width: sheet.width, height: sheet.height - top });
    if (name === 'drive') {
      sketch.at(
        stand.x,
        stand.ground,
        stand.scale,
        () => drawFigureHands(sketch, lead.person, view),
        0,
        flip,
      );
    } else dressSurface(sketch, plan, stand, top, thing, laidDown(plan, name));
  } else if (showsInset(plan, thing)) showBeside(sketch, plan, stand);
  const [, second] = plan.people;
  if (second && shot.size !== 'WS') drawOtherHand(sketch, plan, second, stand);
  drawMove(sketch, sheet, shot, flip);
}

// Somebody else's hand comes in from the free side, with what it holds.
function drawOtherHand(
  sketch: Sketch,
  plan: ScenePlan,
  { person, held }: ScenePerson,
  stand: Stand,
): void {
  const { sheet, shot } = plan;
  sketch.nearer('product');
  const way = sideOf(plan) === -1 ? 1 : -1;
  const size = Math.min(0.5, stand.scale * 0.075);
  // Beside the face where there is room, else before the chest.
  const wide = sheet.aspect === '16:9';
  const far = stand.x + way * stand.scale * (held ? 17 : 11);
  const edge = wide ? 0.2 : 0.13;
  const x = Math.max(sheet.width * edge, Math.min(sheet.width * (1 - edge), far));
  const y = sheet.height * sheet.figures[shot.size].head + stand.scale * (wide ? 4 : 7);
  if (held) {
    const thing = asHeld(held);
    const tall = Math.min(stand.scale * (held.isNote ? 19 : 16), sheet.height * 0.26);
    // A note stays upright, a thing points at whom it is for.
    const turn = held.isNote ? 0 : -way * 1.1;
    const paint = () => thing.paint(sketch);
    sketch.carried(() =>
      sketch.at(
        x - way * tall * (turn === 0 ? 0.5 : 0.1),
        y + tall * (turn === 0 ? 0.5 : 0.2),
        tall / thing.height,
        paint,
        turn,
      ),
    );
  }
  sketch.at(x, y, size, () => drawGrip(sketch, person, held?.isNote ? 18 : held ? 40 : 24), 0, way);
}

// What is in the hands: never what stands on the floor, and for handwork only what a hand can grip.
function handsOn(plan: ScenePlan, name: PoseName): Thing | undefined {
  if (poses[name].legs === 'away') return undefined;
  const thing = heldThing(plan);
  if (!thing || !canHold(thing)) return undefined;
  return laidDown(plan, name) ? undefined : thing;
}

// Without a table to lay it on, what takes both hands is held while it is worked on.
function workingPose(plan: ScenePlan): PoseName {
  const name = choosePose(plan);
  return name === 'work' && laidDown(plan, name) && !usesSurface(plan, name) ? 'present' : name;
}

// What takes both hands is worked on where it lies, before whoever works on it.
function laidDown(plan: ScenePlan, name: PoseName): Thing | undefined {
  const thing = heldThing(plan);
  if (!thing || !canHold(thing)) return undefined;
  const stays = thing.seat === 'top' && usesSurface(plan, name);
  return stays || (name === 'work' && thing.hold === 'both') ? thing : undefined;
}

const showsInset = (plan: ScenePlan, thing: Thing | undefined) => {
  const { shot, product } = plan;
  const near = shot.size === 'MS' || shot.size === 'MCU';
  // What stands on the floor is there already.
  const stands = product.drawing.rests === 'floor';
  return plan.showsProduct && near && thing?.name !== product.drawing.name && !stands;
};
