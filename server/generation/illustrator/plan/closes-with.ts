// What a title at the end of a film stands beside: what the film has surely shown.
import {
  type Dressing,
  isTitleCard,
  type ScenePerson,
  type ScenePlan,
} from '../compose/scene-plan.ts';
import { asProp } from '../props/thing.ts';

const faced = new Set(['figure', 'face', 'pair']);
/** A thing in fewer pictures was named in passing. */
const least = 2;

/**
 * The board with something to see at its end. Where nothing was planned beside the title, it is the thing
 * that was in most pictures, else whom the film is about; a film that showed neither has its place alone.
 */
export function closesWith(scenes: readonly ScenePlan[]): ScenePlan[] {
  return scenes.map((scene, at) => {
    if (!isTitleCard(scene) || scene.props.length + scene.people.length > 0) return scene;
    const before = scenes.slice(0, at);
    const thing = (scene.isProductOut ? undefined : soldIn(before)) ?? mostSeen(before);
    const person = thing ? undefined : lastFace(before);
    return {
      ...scene,
      ...(thing ? { props: [thing] } : {}),
      ...(person ? { people: [person] } : {}),
    };
  });
}

// What is sold and has no drawing of its own, as the film showed it.
function soldIn(scenes: readonly ScenePlan[]): Dressing | undefined {
  // A block with nothing but the name on it says no more than the title.
  const seen = scenes.findLast(
    ({ showsProduct, product, productName }) =>
      showsProduct && !product.drawing.name.toLowerCase().includes(productName.toLowerCase()),
  );
  return (
    seen && {
      prop: asProp(seen.product.drawing),
      look: { color: seen.product.look.color, accent: seen.product.look.accent },
      where: 'on-surface',
    }
  );
}

function mostSeen(scenes: readonly ScenePlan[]): Dressing | undefined {
  const things = scenes.flatMap(({ props }) => props.filter(isOwn));
  const count = ({ prop }: Dressing) => things.filter((one) => one.prop.id === prop.id).length;
  const [first] = things.toSorted((a, b) => count(b) - count(a));
  return first && count(first) >= least ? { ...first, where: 'on-surface' } : undefined;
}

const isOwn = ({ prop, where }: Dressing): boolean =>
  prop.id !== 'none' && where !== 'in-background' && where !== 'worn';

// Somebody as they were last seen from the front, at rest.
function lastFace(scenes: readonly ScenePlan[]): ScenePerson | undefined {
  const [person] = scenes[lastFaced(scenes)]?.people ?? [];
  if (!person) return undefined;
  const { held: _, legs: __, ...rest } = person;
  return { ...rest, pose: 'stand', speaking: false, points: false };
}

/** The place of the last scene in which somebody was seen from the front; -1 without one. */
export const lastFaced = (scenes: readonly ScenePlan[]): number => scenes.findLastIndex(isFaced);

const isFaced = ({ shot, people, voiceOnly }: ScenePlan): boolean =>
  !voiceOnly && people.length > 0 && faced.has(shot.composition);
