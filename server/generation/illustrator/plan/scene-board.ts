// The pictures of a board some of whose frames a person directed: these are as they were chosen, and the
// others as if nobody had.

import { asWritten } from '#domain/storyboard/direct-shot.ts';
import { heroForm } from '#domain/storyboard/hero-form.ts';
import type { Shot, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import type { ScenePlan } from '../compose/scene-plan.ts';
import { type Board, type Look, scenesOf } from './scenes-of.ts';
import { showPictured } from './show-pictured.ts';

/** `written` are the four shots as they were before anybody directed them. */
export type DirectedBoard = Board & { written: Shot[] };

/** The four pictures of a plan; what is chosen for one of them changes no other. */
export function sceneBoard(plan: ShotPlan, look: Look): DirectedBoard {
  const before = asWritten(plan);
  const form = heroForm(before);
  const written = scenesOf(showPictured(before, form), look);
  if (!plan.shots.some(({ directed }) => directed)) return { ...written, written: written.shots };
  const chosen = scenesOf(showPictured(plan, form), { ...look, form, asChosen: true });
  const scenes = written.scenes.map((scene, index) => {
    const shot = chosen.shots[index] as Shot;
    return shot.directed ? settled(chosen.scenes[index] as ScenePlan, scene, shot) : scene;
  });
  return {
    shots: chosen.shots,
    scenes,
    written: written.shots,
    missing: [...new Set([...written.missing, ...chosen.missing])],
  };
}

// What the board settled for its variety stays where nothing else was chosen.
function settled(scene: ScenePlan, before: ScenePlan, { directed, ...shot }: Shot): ScenePlan {
  const was = directed?.written;
  const isSameView = was?.size === shot.size && was.composition === shot.composition;
  const isSameLight = was?.light === shot.light && was.composition === shot.composition;
  return {
    ...scene,
    shot: isSameView ? { ...scene.shot, size: before.shot.size } : scene.shot,
    plainLight: isSameLight ? before.plainLight : scene.plainLight,
  };
}
