// The setting behind the action, softened where the camera is near.
import { paperWhite, type Sketch, yellow } from '#server/drawing/brush.ts';
import { lookedAt, zooms } from '../places/nearer.ts';
import type { PlaceFrame, ShotSize } from '../scene.ts';
import type { ScenePlan } from './scene-plan.ts';
import { isUnderSky } from './weather.ts';

/** How much the setting steps back behind a near subject. */
const wash: Record<ShotSize, number> = { ECU: 0.34, CU: 0.24, MCU: 0.18, MS: 0.1, WS: 0 };

/** The frame a place is painted in for figures of `scale` that stand on `ground`. */
export function placeFrame(plan: ScenePlan, scale: number, ground: number): PlaceFrame {
  const { width, height } = plan.sheet;
  const { size } = plan.shot;
  const deep =
    size === 'WS' ? ground - scale * 16 : plan.place.indoors ? ground - scale * 8 : height * 0.8;
  // From below there is little ground, from above much of it.
  const { angle } = plan.shot;
  const tilt = angle === 'low' ? height * 0.08 : angle === 'high' ? -height * 0.14 : 0;
  return {
    width,
    height,
    horizon: Math.max(height * 0.32, deep + tilt),
    personHeight: 100 * scale,
    shot: size,
    mood: plan.shot.mood,
  };
}

/** Paints paper, place and the veil of distance. */
export function paintBackdrop(sketch: Sketch, plan: ScenePlan, frame: PlaceFrame): void {
  const { width, height } = plan.sheet;
  const all = [
    [-4, -4],
    [width + 4, -4],
    [width + 4, height + 4],
    [-4, height + 4],
  ] as const;
  sketch.on('ground', () => sketch.paper(all));
  atTurn(sketch, plan, frame, () =>
    sketch.on('place', () => plan.place.paint(sketch, frame, plan.shot.mood)),
  );
  if (plan.shot.mood.dark) {
    sketch.fill(all, '#4a4439', { opacity: 0.62, multiply: false, tremble: 0 });
    sketch.marker(all, '#37322c', { gap: 11, size: 9, opacity: 0.4, angle: -0.6 });
    return;
  }
  const isFoggy = plan.shot.weather === 'fog' && isUnderSky(plan);
  const veil = Math.max(wash[plan.shot.size], isFoggy ? 0.55 : 0);
  if (veil > 0) sketch.fill(all, paperWhite, { opacity: veil, multiply: false, tremble: 0 });
}

// Frames of a board look at one setting from two sides, and nearer or farther: no two backs are alike.
function atTurn(sketch: Sketch, plan: ScenePlan, frame: PlaceFrame, paint: () => void): void {
  const { width } = plan.sheet;
  const flip = plan.index % 2 === 1 ? -1 : 1;
  const zoom = zooms[plan.shot.size];
  const { x, y: cy } = lookedAt(frame);
  const cx = flip === 1 ? x : width - x;
  const left = flip === 1 ? cx - cx * zoom : cx + (width - cx) * zoom;
  sketch.at(left, cy - cy * zoom, zoom, paint, 0, flip);
}

/** The one yellow disc of a board, behind its product. */
export function paintLight(
  sketch: Sketch,
  x: number,
  y: number,
  radius: number,
  strength = 1,
): void {
  sketch.disc(x, y, radius, radius, yellow, { opacity: strength, multiply: false, tremble: 0.5 });
}

/** A patch of open paper behind what is seen near. */
export function paintPatch(sketch: Sketch, x: number, y: number, radius: number): void {
  sketch.disc(x, y, radius, radius, paperWhite, { opacity: 0.72, multiply: false, tremble: 0.5 });
}
