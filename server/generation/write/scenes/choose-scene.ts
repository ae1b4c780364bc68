// Which ways of looking a client's film can have, and what goes into each.

import { standsOnGround } from '../../illustrator/props/seat-of.ts';
import type { Statement } from '../../understand/subject-frame.ts';
import type { Picture } from '../pictures/picture.ts';
import { isDrawn, isObject } from '../product.ts';
import { hash } from '../seed.ts';
import type { Stage } from '../stage.ts';
import { allScenes } from './all-scenes.ts';
import { backdropOf } from './backdrop.ts';
import { belongings, type Detail, detailsOf } from './details.ts';
import { type About, audienceIn, personFor, pictureOf, placeOf } from './picture-of.ts';
import type { Scene, SceneNeed } from './scene.ts';
import type { SceneId } from './scene-ids.ts';

const isOf = (said: Statement | undefined, { ref }: Detail) =>
  said?.mentions.some((one) => one.ref === ref) ?? false;

// Where what is sold cannot be drawn, what a line speaks of is shown rather than letters; where it is
// nothing to hold at all, what any line speaks of.
function detailsFor(stage: Stage, said: Statement | undefined): readonly Detail[] {
  const own = belongings(stage);
  if (isDrawn(stage)) return own;
  // Where people died, a wrong sense of a word is worse than letters.
  const told =
    isObject(stage) || stage.frame.grave
      ? []
      : stage.frame.statements.filter(({ source }) => source === 'description');
  const all = [...own, ...[said, ...told].flatMap((one) => detailsOf(stage, one))];
  return all.filter(({ ref }, at) => all.findIndex((one) => one.ref === ref) === at);
}

// What the line names goes into its picture. Somebody who only stands there has by them what is sold, or
// what belongs to it: nobody is seen in nothing.
function besides(
  stage: Stage,
  scene: Scene,
  said: Statement | undefined,
  detail: Detail | undefined,
): Detail[] {
  const { frame, slots } = stage;
  const named = detailsOf(stage, said);
  const isBare = !scene.product && !detail;
  const own =
    isBare && isDrawn(stage)
      ? [{ ref: frame.form, text: slots.thing ?? frame.name, large: standsOnGround(frame.form) }]
      : [];
  const [first] = isBare && named.length + own.length === 0 ? detailsFor(stage, said) : [];
  return [...own, ...named, ...(first ? [first] : [])].filter(({ ref }) => ref !== detail?.ref);
}

/** The picture of a scene with things not yet seen, if there are any; undefined where something it needs is missing. */
function sceneOf(
  stage: Stage,
  scene: Scene,
  about: About,
  seen: readonly Picture[],
): Picture | undefined {
  const { needs } = scene;
  const { cast } = stage;
  const isOld = ({ ref }: Detail) => seen.some(({ refs }) => refs?.includes(ref));
  const [detail] = needs.some((need) => need === 'detail' || need === 'small' || need === 'large')
    ? detailsFor(stage, about.said)
        .filter(({ large }) =>
          needs.includes('small') ? !large : needs.includes('large') ? large : true,
        )
        .toSorted(
          (a, b) =>
            Number(isOf(about.said, b)) - Number(isOf(about.said, a)) ||
            Number(isOld(a)) - Number(isOld(b)),
        )
    : [];
  // A stranger says less than what is sold, unless the film begins with them.
  const mayLead = about.isPeople === true || !isDrawn(stage);
  const has: Record<SceneNeed, boolean> = {
    object: isDrawn(stage) || (about.isExtra === true && isObject(stage)),
    portable: !standsOnGround(stage.frame.form),
    stands: standsOnGround(stage.frame.form),
    detail: detail !== undefined,
    small: detail !== undefined,
    large: detail !== undefined,
    place:
      (placeOf(stage, about.said) ?? (isDrawn(stage) ? undefined : backdropOf(stage))) !==
      undefined,
    person: personFor(stage, about.said) !== undefined && !stage.treatment.faceless && mayLead,
    audience: audienceIn(stage) !== undefined && !stage.treatment.faceless && mayLead,
    // Who is in it is asked after the concepts: one that begins with somebody begins with whoever tells it.
    face: (!cast.unseen || (cast.open && about.isPeople === true)) && !stage.treatment.faceless,
    voice: stage.mode === 'direct' && !about.isSilent,
    quiet: stage.mode !== 'direct' || about.isSilent === true,
  };
  if (!needs.every((need) => has[need])) return undefined;
  if (stage.treatment.handless && scene.pose && /^(?:hands|overhead)$/.test(scene.shot.composition))
    return undefined;
  return pictureOf(
    stage,
    scene,
    {
      also: besides(stage, scene, about.said, detail).toSorted(
        (a, b) => Number(isOld(a)) - Number(isOld(b)),
      ),
      ...(detail ? { detail } : {}),
    },
    about,
  );
}

/**
 * The best of these scenes that can be told: one composed otherwise than what was seen, with what the
 * statement names or what was not seen yet; seeded among equals. What other concepts of the client
 * show, `elsewhere`, comes later.
 */
export function chooseScene(
  stage: Stage,
  ids: readonly SceneId[],
  seen: readonly Picture[],
  about: About,
  elsewhere: ReadonlySet<string> = new Set(),
): Picture | undefined {
  const rated = ids.flatMap((id, order) => {
    const scene = allScenes.find((one) => one.id === id);
    const picture = scene && sceneOf(stage, scene, about, seen);
    if (!picture) return [];
    const { refs = [], composition, product } = picture;
    const key = keyOf(picture);
    const worth =
      (seen.some((one) => one.composition === composition) ? -12 : 0) +
      (seen.some((one) => keyOf(one) === key) ? -40 : 0) +
      (elsewhere.has(key) ? -5 : 0) +
      // What another concept begins with is no other way to begin.
      (seen.length === 0 && elsewhere.has(subjectOf(picture)) ? -9 : 0) +
      (refs.length > 0 && refs.every((ref) => seen.some((one) => one.refs?.includes(ref)))
        ? -3
        : 0) +
      (about.said?.mentions.some(({ ref }) => refs.includes(ref)) ? 6 : 0) +
      (refs.length === 0 && picture.other === undefined ? -4 : 0) +
      (isInPassing(stage, picture) ? -6 : 0) +
      (product ? 4 : 0) -
      order * 0.6 +
      (hash(`${stage.seed}:${id}`) % 100) / 60;
    return [{ picture, worth }];
  });
  return rated.toSorted((a, b) => b.worth - a.worth)[0]?.picture;
}

// A thing that neither is sold, nor belongs to it, nor is spoken of here.
const isInPassing = (stage: Stage, { refs = [], said, product }: Picture): boolean =>
  refs.length > 0 &&
  !product &&
  !refs.some(
    (ref) =>
      said?.mentions.some((one) => one.ref === ref) ||
      belongings(stage).some((one) => one.ref === ref),
  );

/** What makes a picture the same as another: the scene and what is in it. */
export const keyOf = ({ scene, refs = [], text = '', lettering }: Picture): string =>
  `${scene} ${refs.join(' ')} ${scene === 'card' ? lettering[0]?.text : text}`;

/** What a picture is of, however it is looked at: letters, somebody, a thing, a place. */
export const subjectOf = ({ composition, other, refs = [], place }: Picture): string =>
  `of ${composition === 'card' ? 'letters' : other ? other.who : (refs[0] ?? place ?? composition)}`;
