// What a picture shows without its plan naming it, named: only what is named can be taken out.
import { heroForm } from '#domain/storyboard/hero-form.ts';
import type { Shot, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { isTitleCard, type ScenePlan } from '../compose/scene-plan.ts';
import { isPlain } from '../places/plain-ground.ts';
import { lastFaced } from './closes-with.ts';
import { Missing } from './missing.ts';
import type { Board } from './scenes-of.ts';
import { dressingFor } from './thing-for.ts';
import { whereSeen } from './where-it-ends.ts';

/**
 * The plan with all that the picture of a frame, from 1, shows in its shot; the board is that of the plan
 * as it was written, and is drawn from the new one as it was. A directed frame has all of it already.
 */
export function spelledOut(plan: ShotPlan, frame: number, { shots, scenes }: Board): ShotPlan {
  const at = frame - 1;
  const [shot, scene] = [plan.shots.find((one) => one.frame === frame), scenes[at]];
  if (!shot || !scene || shot.directed) return plan;
  const withWhole = (whole: Shot): ShotPlan => ({
    ...plan,
    shots: plan.shots.map((one) => (one.frame === frame ? whole : one)),
  });
  if (shot.composition !== 'pack') {
    const people = holdersOf(shot, scene);
    return people ? withWhole({ ...shot, people }) : plan;
  }
  return withWhole({
    ...shot,
    ...whereOf(shot, scene, shots, scenes),
    ...besideOf(shot, scene, shots, scenes),
    product: shot.product ?? { shown: 'hero', form: heroForm(plan) ?? `none:${scene.productName}` },
  });
}

// Who is painted with the product in hand has it by the plan, too; undefined where everybody has.
function holdersOf({ people }: Shot, scene: ScenePlan): Shot['people'] | undefined {
  const isUnnamed = (one: Shot['people'][number], at: number) =>
    !one.holds && scene.people[at]?.held?.isProduct;
  if (!people.some(isUnnamed)) return undefined;
  return people.map((one, at) => {
    if (!isUnnamed(one, at)) return one;
    const shows = one.pose === 'stand' && scene.people[at]?.pose === 'present';
    return { ...one, holds: 'product', ...(shows ? { pose: 'present' } : {}) };
  });
}

function whereOf(
  shot: Shot,
  { place }: ScenePlan,
  shots: readonly Shot[],
  scenes: readonly ScenePlan[],
): Partial<Shot> {
  const seen = whereSeen(scenes);
  if (shot.place !== 'none:plain' || isPlain(place) || !seen) return {};
  const { time } = shots[scenes.indexOf(seen)] ?? shot;
  return { place: place.id, time, ...(shot.light === 'dark' ? { light: 'plain' } : {}) };
}

function besideOf(
  { props, people }: Shot,
  scene: ScenePlan,
  shots: readonly Shot[],
  scenes: readonly ScenePlan[],
): Partial<Shot> {
  if (!isTitleCard(scene) || props.length + people.length > 0) return {};
  const before = shots.slice(0, scene.index);
  const [thing] = scene.props;
  if (thing) return { props: asPlanned(thing.prop.name, thing.prop.id, before) };
  if (scene.people.length === 0) return {};
  const [face] = before[lastFaced(scenes.slice(0, scene.index))]?.people ?? [];
  if (!face) return {};
  const { holds: _, holding: __, action: ___, motion: ____, ...rest } = face;
  return { people: [{ ...rest, pose: 'stand' }] };
}

// The thing as the shot has it in which it was seen, with what was drawn on it.
function asPlanned(name: string, id: string, shots: readonly Shot[]): Shot['props'] {
  const nameOf = (prop: Shot['props'][number]) => dressingFor(prop, new Missing()).prop.name;
  const known = shots.flatMap(({ props }) => props.filter((prop) => prop.id === id));
  const exact = known.find((prop) => nameOf(prop) === name) ?? known[0];
  const { by: _, ...own } = exact ?? { id };
  return [{ ...own, id, where: 'on-surface' }];
}
