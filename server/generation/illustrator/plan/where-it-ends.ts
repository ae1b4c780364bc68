// Where a film ends.
import type { Shot } from '#domain/storyboard/shot-plan.ts';
import type { ScenePlan } from '../compose/scene-plan.ts';
import { isPlain } from '../places/plain-ground.ts';

/**
 * The scenes with their end where the film was last seen to be, where its plan names no place for it; of
 * what a person chose nothing is filled in.
 */
export function whereItEnds(
  scenes: readonly ScenePlan[],
  shots: readonly Shot[],
  asChosen = false,
): ScenePlan[] {
  const seen = whereSeen(scenes);
  if (!seen) return [...scenes];
  return scenes.map((scene, at) => {
    if (scene.shot.composition !== 'pack') return scene;
    if (scene.place.note === '' && !asChosen) return endIn(scene, seen);
    const isThere = scene.place.id === seen.place.id && !isPlain(scene.place);
    const isThen = scene.shot.mood.time === seen.shot.mood.time;
    return isThere && isThen ? underSameSky(scene, seen, shots[at] as Shot) : scene;
  });
}

/** The scene of a film in which it was last seen to be somewhere. */
export const whereSeen = (scenes: readonly ScenePlan[]): ScenePlan | undefined =>
  scenes.findLast(({ shot, place }) => shot.composition !== 'pack' && !isPlain(place));

const endIn = (scene: ScenePlan, { place, shot: { mood } }: ScenePlan): ScenePlan => ({
  ...scene,
  place,
  shot: { ...scene.shot, mood: { ...mood, dark: false, feeling: scene.shot.mood.feeling } },
});

// At the same place and hour sun and ground are the same, where no other light and weather was said.
function underSameSky(
  scene: ScenePlan,
  { shot: { mood } }: ScenePlan,
  { light, weather }: Shot,
): ScenePlan {
  const own = {
    ...scene.shot.mood,
    ...(weather === 'dry' && mood.cover ? { cover: mood.cover } : {}),
    ...(light === 'plain' ? { sunny: mood.sunny ?? false } : {}),
  };
  return { ...scene, shot: { ...scene.shot, mood: own } };
}
