// Somebody beside what nobody lifts: how far the camera steps back, and how high the hand is.
import type { Pose } from '../people/poses/pose.ts';
import type { PoseName } from '../people/poses/poses.ts';
import { handOn } from '../people/poses/work-poses.ts';
import type { Thing } from './scene-plan.ts';
import { type ScenePlan, sideOf } from './scene-plan.ts';
import type { Stand } from './stand.ts';
import { heldThing, isLarge, productThing, propThing } from './things.ts';

/** The pose with its hand as high as the thing. */
export const reaching = (pose: Pose, name: PoseName, thing: Thing | undefined): Pose =>
  name === 'touch' && thing ? handOn(thing.tallCm / 1.7) : pose;

/** What stands on the ground of a wide picture beside somebody, too large to be lifted. */
export function largestIn(plan: ScenePlan, held: Thing | undefined): Thing | undefined {
  const handled = heldThing(plan);
  const things = [
    ...(handled ? [handled] : []),
    ...(plan.showsProduct ? [productThing(plan)] : []),
    ...plan.props.filter(({ where }) => where !== 'wall' && where !== 'in-air').map(propThing),
  ];
  return things.find((one) => isLarge(one) && one.name !== held?.name);
}

/** So far that it has room beside them; what is larger still runs out of the picture. */
export function steppedBack(plan: ScenePlan, stand: Stand, thing: Thing | undefined): Stand {
  if (!thing) return stand;
  const { width, height } = plan.sheet;
  const tall = (thing.tallCm / 1.7) * stand.scale;
  const wide = (thing.width / thing.height) * tall;
  const fit = Math.min(1, (height * 0.66) / tall, (width * 0.62) / wide);
  const scale = stand.scale * Math.max(0.52, fit);
  const side = sideOf(plan);
  const x =
    width / 2 +
    side *
      Math.min(
        width * (width < height ? 0.23 : 0.3),
        scale * 13 + wide * (scale / stand.scale) * 0.5,
      );
  return { scale, x: fit < 1 || width < height * 1.2 ? x : stand.x, ground: stand.ground };
}
