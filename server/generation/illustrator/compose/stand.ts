// Where a person stands on the sheet, and drawing them there.
import type { Sketch } from '#server/drawing/brush.ts';
import { drawFigure, type FigureView } from '../people/figure.ts';
import type { Person } from '../people/person.ts';
import { legPoses, type Pose } from '../people/poses/pose.ts';
import { poses } from '../people/poses/poses.ts';
import { drawLying, type LainOn, lainOnIn } from './lying.ts';
import { noteMotion } from './marks/motion-marks.ts';
import { lainIn } from './sat-on.ts';
import { type ScenePerson, type ScenePlan, sideOf } from './scene-plan.ts';
import { headHeight } from './sheet.ts';

/** Drawing units per figure unit, x of the middle, y of the ground; `on` what somebody lies on. */
export type Stand = {
  scale: number;
  x: number;
  ground: number;
  on?: LainOn;
  /** How far from the middle the floor is free, in figure units; without it beside somebody's feet. */
  clear?: number;
  /** In the middle of two. */
  isBetween?: true;
};

/** The stand of a single figure for the size of the shot. */
export function standFor(plan: ScenePlan, pose: Pose): Stand {
  const { sheet, shot, place } = plan;
  const on = plan.props.flatMap(({ prop }) => lainIn(prop.id) ?? [])[0] ?? lainOnIn(place);
  if (pose.lies) {
    const across = sheet.width * (sheet.aspect === '16:9' ? 0.56 : 0.78);
    const low = on === 'ground' ? 0.88 : 0.74;
    return { scale: across / 100, x: sheet.width * 0.5, ground: sheet.height * low, on };
  }
  const { scale, head } = framing(plan, pose);
  const driving = place.surface?.kind === 'dashboard';
  const third = sheet.thirds[sideOf(plan) === -1 ? 0 : 1] ?? 0.5;
  // Whoever bends to one side stands so that the head is where it should be.
  const bent = Math.abs(pose.lean) > 0.3 ? Math.sin(pose.lean) * 20 * scale * sideOf(plan) : 0;
  // A lettered wide shot in a tall or square frame steps back to leave room over the head.
  const back = shot.size === 'WS' && shot.lettering !== '' && sheet.aspect !== '16:9' ? 0.82 : 1;
  const rise = shot.size === 'WS' ? headHeight : legPoses[pose.legs].hips + 42;
  // Seen from below somebody towers, from above they shrink.
  const { angle } = shot;
  const towers = angle === 'low' ? 1.08 : angle === 'high' ? 0.9 : 1;
  const x = sheet.width * (driving ? 0.5 : third) + bent;
  return {
    on,
    scale: scale * back * towers,
    x: x + roomForHand(plan, pose, x, scale),
    ground:
      sheet.height * (head + (angle === 'low' ? -0.015 : angle === 'high' ? 0.03 : 0)) +
      rise * scale * towers,
  };
}

// Whoever holds something out stands so that it is in the picture, clear of what a platform covers.
function roomForHand(plan: ScenePlan, pose: Pose, x: number, scale: number): number {
  const { safe, width } = plan.sheet;
  const { size } = plan.shot;
  if (typeof pose.holds !== 'number' || (size !== 'MS' && size !== 'MCU')) return 0;
  const flip = sideOf(plan) === -1 ? 1 : -1;
  const hand = x + flip * pose.arms[pose.holds].wrist[0] * scale;
  const room = scale * heldWidth;
  const over = Math.max(safe.x + room - hand, 0) + Math.min(safe.x + safe.width - room - hand, 0);
  return Math.max(-width * 0.12, Math.min(width * 0.12, over));
}

/** Half of what one hand holds, in figure units. */
const heldWidth = 5;

// Work at a table is seen from a little farther than a face, so that the hands are in the picture.
function framing({ sheet, shot }: ScenePlan, pose: Pose): { scale: number; head: number } {
  const asked = sheet.figures[shot.size];
  const handwork = (['work', 'behind', 'present'] as const).some(
    (name) => pose.arms[0] === poses[name].arms[0],
  );
  // Under lettering at the top a head sits a little lower.
  const under =
    sheet.aspect !== '16:9' && shot.lettering && (shot.size === 'MS' || shot.size === 'MCU')
      ? sheet.aspect === '9:16'
        ? 0.06
        : 0.1
      : 0;
  if (shot.size !== 'MCU' || !handwork) return { ...asked, head: asked.head + under };
  const { scale, head } = sheet.figures.MS;
  return {
    scale: (asked.scale + scale * 1.4) / 2.4,
    head: (asked.head + head * 1.4) / 2.4 + under,
  };
}

/** A figure standing where it should, mirrored when `flip` is -1 to look the other way. */
export function drawPerson(
  sketch: Sketch,
  person: Person,
  view: FigureView,
  stand: Stand,
  flip: 1 | -1,
): void {
  sketch.nearer('people');
  if (view.pose.lies) {
    drawLying(sketch, () => drawFigure(sketch, person, view), stand, flip);
    return;
  }
  sketch.at(stand.x, stand.ground, stand.scale, () => drawFigure(sketch, person, view), 0, flip);
}

/** Takes down where somebody goes who stands there. */
export function noteGoing(
  sketch: Sketch,
  { motion }: Pick<ScenePerson, 'motion'>,
  { scale, x, ground }: Stand,
): void {
  const box = { x: x - 13 * scale, y: ground - 60 * scale, width: 26 * scale, height: 40 * scale };
  if (motion) noteMotion(sketch, box, motion);
}
