// Which ways of looking a client's film can have, and what goes into each.
import { type CatalogueRef, noteOf, type Shot } from '#domain/storyboard/shot-plan.ts';
import type { Statement } from '../../understand/subject-frame.ts';
import type { Picture } from '../pictures/picture.ts';
import { isDrawn, isObject } from '../product.ts';
import { hash } from '../seed.ts';
import type { Stage } from '../stage.ts';
import { allScenes } from './all-scenes.ts';
import { belongings, type Detail, detailsOf } from './details.ts';
import { type InstrumentId, instrumentFor } from './instruments.ts';
import type { Scene, SceneNeed } from './scene.ts';
import type { SceneId } from './scene-ids.ts';

/** What a scene may be about. */
export type About = {
  said?: Statement | undefined;
  feeling?: Shot['people'][number]['mood'];
  /** No frame of the board is made of it: what the brush does not know may be in it. */
  isExtra?: boolean;
};

type Parts = { detail?: Detail; instrument?: InstrumentId };

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

// Where a line tells that something happens, else where the film is set.
const placeOf = (
  { setting, forbidden }: Stage,
  said: Statement | undefined,
): CatalogueRef | undefined =>
  (said && happens.test(said.role)
    ? said.mentions.find(
        ({ kind, ref }) => kind === 'place' && noteOf(ref) === undefined && !forbidden.has(ref),
      )?.ref
    : undefined) ?? setting;

const happens = /^(?:deed|story|occasion)$/;

/** The picture of a scene with things not yet seen, if there are any; undefined where something it needs is missing. */
function sceneOf(
  stage: Stage,
  scene: Scene,
  about: About,
  seen: readonly Picture[],
): Picture | undefined {
  const { needs } = scene;
  const { frame, cast } = stage;
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
  const instrument = instrumentFor(about.said?.figures.length ? about.said.text : '');
  const has: Record<SceneNeed, boolean> = {
    object: isDrawn(stage) || (isObject(stage) && about.isExtra === true),
    detail: detail !== undefined,
    small: detail !== undefined,
    large: detail !== undefined,
    measured: instrument !== undefined && about.said?.role !== 'limit',
    place: placeOf(stage, about.said) !== undefined,
    // A stranger says less than what is sold.
    person:
      frame.person !== undefined && stage.mode !== 'voice' && !stage.faceless && !isObject(stage),
    face: !cast.unseen && !stage.faceless,
    voice: stage.mode === 'direct',
    quiet: stage.mode !== 'direct',
  };
  if (!needs.every((need) => has[need])) return undefined;
  return pictureOf(
    stage,
    scene,
    {
      ...(detail ? { detail } : {}),
      ...(needs.includes('measured') && instrument ? { instrument } : {}),
    },
    about,
  );
}

function pictureOf(stage: Stage, scene: Scene, parts: Parts, about: About): Picture {
  const { frame, words } = stage;
  const place = placeOf(stage, about.said);
  const { detail, instrument } = parts;
  const { angle = 'eye', ...shot } = scene.shot;
  // What the client sells, or works on, is the product of the film.
  const isProduct = scene.product || detail?.ref === frame.form;
  const held =
    scene.holds === 'detail' ? (detail?.ref === frame.form ? 'product' : detail?.ref) : scene.holds;
  const { person } = frame;
  const isPlace = scene.needs.includes('place');
  return {
    scene: scene.id,
    ...shot,
    angle,
    slots: {
      detail: detail?.text,
      instrument: instrument && words.instruments[instrument],
      person: person?.text,
    },
    refs: [...(scene.product ? [frame.form] : []), ...(detail ? [detail.ref] : [])],
    ...(about.said ? { said: about.said } : {}),
    ...(scene.pose
      ? {
          cast: {
            pose: scene.pose,
            mood: about.feeling ?? 'neutral',
            ...(held ? { holds: held } : {}),
          },
        }
      : {}),
    ...(scene.needs.includes('person') && person
      ? { other: { who: `other:${person.lemma}`.slice(0, 40), pose: 'stand' } }
      : {}),
    props: [
      ...(detail && scene.holds !== 'detail'
        ? [{ id: detail.ref, where: detail.large ? ('floor' as const) : ('on-surface' as const) }]
        : []),
      ...(instrument ? [{ id: instrument, where: 'on-surface' as const }] : []),
    ],
    ...(isProduct ? { product: 'in-use' as const } : {}),
    ...(place && (isPlace || shot.composition !== 'overhead') ? { place } : {}),
    lettering: [],
  };
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
      (refs.length > 0 && refs.every((ref) => seen.some((one) => one.refs?.includes(ref)))
        ? -3
        : 0) +
      (about.said?.mentions.some(({ ref }) => refs.includes(ref)) ? 6 : 0) +
      (refs.length === 0 && picture.other === undefined ? -4 : 0) +
      (product ? 4 : 0) -
      order * 0.6 +
      (hash(`${stage.seed}:${id}`) % 100) / 60;
    return [{ picture, worth }];
  });
  return rated.toSorted((a, b) => b.worth - a.worth)[0]?.picture;
}

/** What makes a picture the same as another: the scene and what is in it. */
export const keyOf = ({ scene, refs = [], text = '' }: Picture): string =>
  `${scene} ${refs.join(' ')} ${text}`;
