// From how far a thing is seen with people: what nobody lifts is worked on where it stands, seen whole.
import type { ScenePerson, ScenePlan, Thing } from '../compose/scene-plan.ts';
import { hero } from '../compose/table.ts';
import { isLarge, productThing, propThing } from '../compose/things.ts';
import type { PoseName } from '../people/poses/poses.ts';
import type { ShotSize } from '../scene.ts';

// What is done with two hands to a small thing is done with a hand on a large one.
const handled: ReadonlySet<PoseName> = new Set(['work', 'present', 'holdUp', 'carry', 'reach']);
const idle: ReadonlySet<PoseName> = new Set(['stand', 'hips', 'crossed', 'lookUp', 'lookDown']);

/** The scene as the size of its things has it seen. */
export function inItsSize(plan: ScenePlan): ScenePlan {
  const { shot, people } = plan;
  const [lead] = people;
  if (!lead) return plan;
  const { composition, size } = shot;
  if (composition === 'hands' || composition === 'overhead') {
    const thing = hero(plan);
    return isLarge(thing) ? whole(plan, lead, thing) : plan;
  }
  if (composition !== 'figure' && composition !== 'face') return plan;
  if (lead.held && isLarge(lead.held)) return whole(plan, lead, lead.held);
  const beside = lead.held ? undefined : standing(plan);
  if (beside && (size === 'WS' || (composition === 'figure' && handled.has(lead.pose))))
    return whole(plan, lead, beside);
  return fits(plan, size) ? plan : { ...plan, shot: { ...shot, size: 'MS' } };
}

/** Whether what somebody has to do with is seen in this size: two hands in a medium shot, a large thing in a wide one. */
export function fits({ people: [lead], shot }: ScenePlan, size: ShotSize): boolean {
  if (!lead || (shot.composition !== 'figure' && shot.composition !== 'face')) return true;
  if (lead.pose === 'touch') return size === 'WS';
  const isBulky = lead.held !== undefined && /^(?:hands|top)$/.test(lead.held.seat);
  return !isBulky || size === 'MS' || size === 'WS';
}

function whole(plan: ScenePlan, lead: ScenePerson, thing: Thing): ScenePlan {
  const { shot } = plan;
  const touches = handled.has(lead.pose) || (idle.has(lead.pose) && thing.seat === 'floor');
  return {
    ...plan,
    shot: {
      ...shot,
      composition: plan.voiceOnly && lead.isCast ? 'behind' : 'figure',
      size: 'WS',
      angle: shot.angle === 'overhead' ? 'eye' : shot.angle,
    },
    people: [touches ? { ...lead, pose: 'touch' } : lead, ...plan.people.slice(1)],
  };
}

const standing = (plan: ScenePlan): Thing | undefined =>
  [
    ...(plan.showsProduct ? [productThing(plan)] : []),
    ...plan.props.filter(({ where }) => where === 'floor' || where === 'on-surface').map(propThing),
  ].find(isLarge);
