// The product that a picture shows is somewhere in it: where nothing else has it, somebody holds it.
import type { ScenePerson, ScenePlan } from '../compose/scene-plan.ts';
import { canHold, isLong, productThing } from '../compose/things.ts';
import type { PoseName } from '../people/poses/poses.ts';

// Whoever does this has a hand free, and is as much themselves with something in it.
const free: ReadonlySet<PoseName> = new Set([
  ...(['stand', 'hips', 'crossed', 'speak', 'chest', 'walk', 'away', 'present', 'holdUp'] as const),
  ...(['carry', 'sit', 'lookUp', 'lookDown', 'behind', 'lean'] as const),
]);

/** The scene with its product in somebody's hands where it would be nowhere else. */
export function holdProduct(scene: ScenePlan): ScenePlan {
  const thing = productThing(scene);
  if (!scene.showsProduct || thing.isNeutral || !canHold(thing) || isLong(thing)) return scene;
  if (!isLost(scene)) return scene;
  const seen = scene.shot.composition === 'shoulder' ? scene.people.slice(1) : scene.people;
  const by = seen.find(({ held, pose, points }) => !held && !points && free.has(pose));
  if (!by) return scene;
  // Held out before the body it is not seen from behind.
  const shows = by.pose === 'stand' && scene.shot.composition !== 'behind';
  const holds: ScenePerson = { ...by, held: thing, pose: shows ? 'present' : by.pose };
  return { ...scene, people: scene.people.map((one) => (one === by ? holds : one)) };
}

// In these it stands nowhere: there is no table before whoever is seen whole, from behind or among others.
function isLost({ shot, place, people, product }: ScenePlan): boolean {
  if (product.drawing.rests === 'floor' || people.some(({ held }) => held?.isProduct)) return false;
  switch (shot.composition) {
    case 'figure':
      return shot.size === 'WS';
    case 'pair':
      return shot.size === 'WS' || !place.surface || place.surface.kind === 'dashboard';
    case 'crowd':
    case 'behind':
      return true;
    case 'shoulder':
      return people.length > 1;
    default:
      return false;
  }
}
