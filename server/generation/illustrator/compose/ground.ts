// Things that stand on the floor or the ground, seen near.
import type { Sketch } from '#server/drawing/brush.ts';
import type { PlaceFrame } from '../scene.ts';
import type { ScenePlan, Thing } from './scene-plan.ts';
import { paintShadow } from './table.ts';

/** Whether it is seen on the floor. */
export const onGround = ({ rests }: Thing): boolean => rests === 'floor';

/** The floor behind a thing `tall` units high on `base`: from below there is little of it, from above much. */
export function groundUnder(
  { sheet, shot }: ScenePlan,
  { tallCm }: Thing,
  base: number,
  tall: number,
): Pick<PlaceFrame, 'horizon' | 'personHeight'> {
  const deep = shot.angle === 'low' ? 0.04 : shot.angle === 'high' ? 0.28 : 0.13;
  return {
    horizon: base - sheet.height * deep,
    personHeight: Math.min(sheet.height * 1.6, (tall / Math.max(tallCm, 30)) * 170),
  };
}

/** The shadow on the ground: long from the light, dark where it stands. */
export function paintFoot(sketch: Sketch, x: number, base: number, across: number): void {
  paintShadow(sketch, x, base, across);
  const soft = across * 0.56;
  sketch.disc(x, base + 1, soft, Math.max(2.4, across * 0.035), '#4a4439', {
    opacity: 0.42,
    multiply: false,
  });
}
