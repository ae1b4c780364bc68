// Which ways of looking a client's film can have, and what goes into each.
import type { Shot } from '#domain/storyboard/shot-plan.ts';
import type { Statement } from '../../understand/subject-frame.ts';
import type { Picture } from '../picture.ts';
import { isDrawn } from '../product.ts';
import { hash } from '../seed.ts';
import type { Stage } from '../stage.ts';
import { shortest } from '../subject-slots.ts';
import { allScenes } from './all-scenes.ts';
import { allDetails, type Detail, detailsOf } from './details.ts';
import { type InstrumentId, instrumentFor } from './instruments.ts';
import type { Scene, SceneNeed } from './scene.ts';
import type { SceneId } from './scene-ids.ts';

/** What a scene may be about. */
export type About = { said?: Statement | undefined; feeling?: Shot['people'][number]['mood'] };

type Parts = { detail?: Detail; second?: Detail; instrument?: InstrumentId };

/** The picture of a scene with things not yet seen, if there are any; undefined where something it needs is missing. */
function sceneOf(
  stage: Stage,
  scene: Scene,
  about: About,
  seen: readonly Picture[],
): Picture | undefined {
  const { needs } = scene;
  const { frame, cast } = stage;
  const told = detailsOf(stage, about.said);
  const others = allDetails(stage);
  const isOld = ({ ref }: Detail) => seen.some(({ refs }) => refs?.includes(ref));
  const fits = ({ large }: Detail) =>
    needs.includes('small') ? !large : needs.includes('large') ? large : true;
  const wanted = [...told, ...others.filter((one) => !isOld(one)), ...others].filter(fits);
  const detail = needs.some((need) => need === 'detail' || need === 'small' || need === 'large')
    ? wanted[0]
    : undefined;
  const second = needs.includes('two')
    ? wanted.find(({ ref, text }) => ref !== detail?.ref && text !== detail?.text)
    : undefined;
  const instrument = instrumentFor(about.said?.figures.length ? about.said.text : '');
  const has: Record<SceneNeed, boolean> = {
    drawn: isDrawn(stage),
    detail: detail !== undefined,
    small: detail !== undefined,
    large: detail !== undefined,
    two: second !== undefined,
    measured: instrument !== undefined && about.said?.role !== 'limit',
    place: stage.setting !== undefined,
    person: frame.person !== undefined && stage.mode !== 'voice' && !stage.faceless,
    face: !cast.unseen && !stage.faceless,
  };
  if (!needs.every((need) => has[need])) return undefined;
  return pictureOf(
    stage,
    scene,
    {
      ...(detail ? { detail } : {}),
      ...(second ? { second } : {}),
      ...(needs.includes('measured') && instrument ? { instrument } : {}),
    },
    about,
  );
}

const propOf = ({ ref, large }: Detail): Shot['props'][number] => ({
  id: ref,
  where: large ? 'floor' : 'on-surface',
});

function pictureOf(stage: Stage, scene: Scene, parts: Parts, about: About): Picture {
  const { frame, words, setting } = stage;
  const { detail, second, instrument } = parts;
  const { angle = 'eye', ...shot } = scene.shot;
  // What the client sells, or works on, is the product of the film.
  const isProduct = scene.product || detail?.ref === frame.form;
  const held =
    scene.holds === 'detail' ? (detail?.ref === frame.form ? 'product' : detail?.ref) : scene.holds;
  const props = [
    ...(detail && scene.holds !== 'detail' ? [propOf(detail)] : []),
    ...(second ? [propOf(second)] : []),
    ...(instrument ? [{ id: instrument, where: 'on-surface' as const }] : []),
  ];
  const { person } = frame;
  return {
    scene: scene.id,
    ...shot,
    angle,
    slots: {
      detail: detail?.text,
      detail2: second?.text,
      said: shownOf(about.said, frame.grave),
      instrument: instrument && words.instruments[instrument],
      person: person?.text,
    },
    refs: [
      ...(scene.product ? [frame.form] : []),
      ...[detail, second].flatMap((one) => one?.ref ?? []),
    ],
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
    props,
    ...(isProduct ? { product: 'in-use' as const } : {}),
    ...(setting ? { place: setting } : {}),
    lettering: [],
  };
}

/** Letters of a fact that a picture is said to show. */
const longestShown = 64;

// A price and a date are lettered; what is there, or happens, is shown.
function shownOf(said: Statement | undefined, grave: boolean): string | undefined {
  if (!said || /^(?:offer|occasion|limit|call|sponsor)$/.test(said.role)) return undefined;
  const line = said.lettered.find(({ length }) => length <= longestShown) ?? shortest(said);
  if (grave && line?.includes('!')) return undefined;
  return line && line.length <= longestShown && !/:\s/.test(line)
    ? line.replace(/[.;,:]+$/, '')
    : undefined;
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
  const told = new Set(detailsOf(stage, about.said).map(({ ref }) => ref));
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
      (refs.some((ref) => told.has(ref)) ? 6 : 0) +
      (refs.length === 0 && picture.other === undefined ? -4 : 0) +
      (product ? 2 : 0) -
      order * 0.6 +
      (hash(`${stage.seed}:${id}`) % 100) / 60;
    return [{ picture, worth }];
  });
  return rated.toSorted((a, b) => b.worth - a.worth)[0]?.picture;
}

/** What makes a picture the same as another: the scene and what is in it. */
export const keyOf = ({ scene, refs = [], text = '' }: Picture): string =>
  `${scene} ${refs.join(' ')} ${text}`;
