// A thing that moves: its drawing takes down where the arrow goes.
import type { Staging } from '#domain/storyboard/shot-plan.ts';
import { noteMotion } from '../compose/marks/motion-marks.ts';
import type { Thing } from '../props/thing.ts';

type Motion = NonNullable<Staging['motion']>;

/** As it is said of what moves so: `a gate swinging`. */
export const moves: Record<Motion, string> = {
  rise: 'rising',
  fall: 'falling',
  left: 'moving to the left',
  right: 'moving to the right',
  toward: 'coming toward us',
  away: 'going away from us',
  turn: 'turning',
  swing: 'swinging',
  shake: 'shaking',
  pour: 'pouring',
  scatter: 'scattering',
};

export function moving(thing: Thing, motion: Motion | undefined): Thing {
  if (!motion) return thing;
  const { width, height } = thing.size;
  return {
    ...thing,
    name: thing.name.includes(moves[motion]) ? thing.name : `${thing.name} ${moves[motion]}`,
    paint: (sketch, look) => {
      thing.paint(sketch, look);
      noteMotion(sketch, { x: -width / 2, y: -height, width, height }, motion);
    },
  };
}
