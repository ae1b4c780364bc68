// A board is told in different pictures: no two alike, one sun or yellow disc, one pointing finger.
import { leadOf, type ScenePlan } from '../compose/scene-plan.ts';
import type { ShotSize } from '../scene.ts';
import { fits } from './in-its-size.ts';

const nextSizes: Record<ShotSize, readonly ShotSize[]> = {
  ECU: ['CU', 'MCU'],
  CU: ['ECU', 'MCU', 'MS'],
  MCU: ['CU', 'MS', 'WS'],
  MS: ['MCU', 'WS', 'CU'],
  WS: ['MS', 'MCU'],
};

/** The same pictures, changed as little as it takes to make them differ. */
export function differ(scenes: readonly ScenePlan[]): ScenePlan[] {
  const taken = new Set<string>();
  const lastPack = scenes.findLastIndex(({ shot }) => shot.composition === 'pack');
  // The disc behind a product is the sun.
  const hasDisc = scenes[lastPack]?.plainLight === false;
  let pointed = false;
  let sunny = false;
  return scenes.map((scene, index) => {
    const sized = nextSizes[scene.shot.size]
      .filter((size) => fits(scene, size))
      .map((size) => ({
        ...scene,
        shot: { ...scene.shot, size },
      }));
    const fresh = [scene, ...sized].find((one) => !taken.has(keyOf(one))) ?? scene;
    taken.add(keyOf(fresh));
    const points = leadOf(fresh).points;
    const people = fresh.people.map((one) => (pointed ? { ...one, points: false } : one));
    pointed ||=
      points && (fresh.shot.composition === 'hands' || fresh.shot.composition === 'overhead');
    const { mood } = fresh.shot;
    const plainLight = scene.plainLight || index !== lastPack;
    const shown = { ...mood, sunny: !hasDisc && !sunny && mood.sunny === true };
    sunny ||= shown.sunny;
    return { ...fresh, people, plainLight, shot: { ...fresh.shot, mood: shown } };
  });
}

const unsized: readonly string[] = [
  'pack',
  'card',
  'place',
  'crowd',
  'shoulder',
  'split',
  'hands',
  'overhead',
];

// A step nearer to the same person in the same pose is the same picture again.
function keyOf(plan: ScenePlan): string {
  const { shot, place, props, showsProduct, people } = plan;
  const kind = shot.composition === 'face' ? 'figure' : shot.composition;
  const things = [showsProduct ? 'product' : '', ...props.map(({ prop }) => prop.name)].join(' ');
  const lead = people[0];
  const who = lead ? `${lead.words} ${lead.pose} ${lead.held?.name ?? ''}` : '';
  return unsized.includes(kind)
    ? `${kind} ${place.name} ${things} ${who}`
    : `${kind} ${shot.size} ${place.name} ${kind === 'object' ? things : who}`;
}
