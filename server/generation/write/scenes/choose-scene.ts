// Which scenes a client's film can have, and what goes into each: things they name, a fact, an instrument.
import { noteOf, type Shot } from '#domain/storyboard/shot-plan.ts';
import type { Mention, Statement } from '../../understand/subject-frame.ts';
import type { Picture } from '../picture.ts';
import { isDrawn, isObject } from '../product.ts';
import { hash } from '../seed.ts';
import type { Stage } from '../stage.ts';
import { shortest } from '../subject-slots.ts';
import { allScenes } from './all-scenes.ts';
import { type InstrumentId, instrumentFor } from './instruments.ts';
import { isSent } from './is-sent.ts';
import { largeThings } from './large-things.ts';
import type { Scene, SceneNeed } from './scene.ts';
import type { SceneId } from './scene-ids.ts';

/** What a scene may be about. */
export type About = { said?: Statement | undefined; feeling?: Shot['people'][number]['mood'] };

/** The picture of a scene; undefined where something it needs is missing. */
export function sceneOf(stage: Stage, id: SceneId, about: About = {}): Picture | undefined {
  const scene = allScenes.find((one) => one.id === id);
  if (!scene || (scene.kinds && !scene.kinds.includes(stage.frame.kind))) return undefined;
  const parts = partsFor(stage, scene, about);
  return parts && pictureOf(stage, scene, parts, about);
}

type Parts = { detail?: Mention; said?: string; instrument?: InstrumentId };

function partsFor(stage: Stage, { needs = [], id }: Scene, about: About): Parts | undefined {
  const { frame, cast, slots } = stage;
  const things = detailsOf(stage, about.said);
  const detail = things.find(({ ref, kind }) => kind !== 'animal' && !largeThings.has(ref));
  const line = about.said && shortest(about.said);
  const said = line && line.length <= 48 ? line.replace(/[.;,]+$/, '') : undefined;
  const instrument = instrumentFor(about.said?.figures.length ? about.said.text : '');
  const has: Record<SceneNeed, boolean> = {
    drawn: isDrawn(stage),
    undrawn: isObject(stage) && !isDrawn(stage),
    sent: isSent(frame),
    face: !cast.unseen,
    detail: detail !== undefined,
    said: said !== undefined,
    measured: instrument !== undefined && isDrawn(stage) && about.said?.role !== 'limit',
    place: frame.places.length > 0,
    light: !frame.grave,
    reached: frame.contacts.length > 0 || frame.kind === 'app' || frame.kind === 'channel',
  };
  if (!needs.every((need) => has[need])) return undefined;
  if (id === 'day-torn-off' && !slots.date) return undefined;
  return {
    ...(needs.includes('detail') && detail ? { detail } : {}),
    ...(needs.includes('said') && said ? { said } : {}),
    ...(needs.includes('measured') && instrument ? { instrument } : {}),
  };
}

/** What the client names that can be drawn and shown beside the subject, and that nobody refused. */
export const detailsOf = ({ frame, forbidden }: Stage, said: Statement | undefined): Mention[] =>
  said?.role === 'limit'
    ? []
    : (said?.mentions ?? []).filter(
        ({ kind, ref }) =>
          (kind === 'thing' || kind === 'animal') &&
          noteOf(ref) === undefined &&
          ref !== frame.form &&
          !forbidden.has(ref),
      );

function pictureOf(stage: Stage, scene: Scene, parts: Parts, about: About): Picture {
  const { frame, words, cast } = stage;
  const { detail, said, instrument } = parts;
  const { angle = 'eye', ...shot } = scene.shot;
  const held = scene.holds === 'detail' ? detail?.ref : scene.holds;
  const things: Shot['props'] = [
    ...(detail && scene.holds !== 'detail'
      ? [
          {
            id: detail.ref,
            where: detail.kind === 'animal' ? ('floor' as const) : ('on-surface' as const),
          },
        ]
      : []),
    ...(instrument ? [{ id: instrument, where: 'on-surface' as const }] : []),
    ...(scene.props ?? []),
  ];
  const seen = scene.pose !== undefined;
  const wanted = about.feeling ?? scene.mood ?? 'neutral';
  return {
    scene: scene.id,
    ...shot,
    angle,
    slots: {
      detail: detail?.text,
      said,
      instrument: instrument && words.instruments[instrument],
    },
    ...(seen
      ? {
          cast: {
            pose: scene.pose ?? 'stand',
            mood: wanted === 'happy' && frame.grave ? 'neutral' : wanted,
            ...(held ? { holds: held } : {}),
          },
        }
      : {}),
    // Somebody to hand it to has no face of their own in the client's words.
    ...(shot.composition === 'pair'
      ? {
          other: {
            who: `other:${frame.person?.lemma ?? 'customer'}`.slice(0, 40),
            pose: 'lean-close',
          },
        }
      : {}),
    props: things.filter(({ id }) => !stage.forbidden.has(id)),
    ...(scene.product ? { product: 'in-use' as const } : {}),
    ...(stage.setting ? { place: stage.setting } : {}),
    lettering: [],
    ...(cast.unseen && seen ? { faceless: true } : {}),
  };
}

/**
 * The first of these scenes that can be told and differs in composition from what was seen, else
 * the first that can be told; the order of `ids` is the idea's own, seeded among equals. What other
 * concepts of the client show, `elsewhere`, comes later, unless the idea asks for that very scene.
 */
export function chooseScene(
  stage: Stage,
  ids: readonly (SceneId | readonly SceneId[])[],
  seen: readonly Picture[],
  about: About,
  elsewhere: ReadonlySet<string> = new Set(),
): Picture | undefined {
  const wanted = ids.flatMap((one) =>
    typeof one === 'string'
      ? [one]
      : one.toSorted((a, b) => hash(`${stage.seed}:${a}`) - hash(`${stage.seed}:${b}`)),
  );
  const possible = wanted.flatMap((id) => {
    if (seen.some(({ scene }) => scene === id)) return [];
    const picture = sceneOf(stage, id, about);
    return picture ? [picture] : [];
  });
  const fresh = possible.filter(
    ({ composition }) => !seen.some((one) => one.composition === composition),
  );
  const own = fresh.find(({ scene }) => ids.some((id) => id === scene) || !elsewhere.has(scene));
  return own ?? fresh[0] ?? possible[0];
}
