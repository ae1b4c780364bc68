// One picture of the film: what it shows as data, from which its line and its shot are made.
import {
  type CatalogueRef,
  type Lettering,
  noneRef,
  noteOf,
  type Shot,
} from '#domain/storyboard/shot-plan.ts';
import type { Deed, Statement } from '../understand/subject-frame.ts';
import { asSentence, type Slots } from './pattern.ts';
import { isDrawn, isObject } from './product.ts';
import { detailsOf } from './scenes/choose-scene.ts';
import { poseOf } from './scenes/pose-of.ts';
import type { SceneId } from './scenes/scene-ids.ts';
import type { Stage } from './stage.ts';
import type { Words } from './words/schema.ts';

/** What is not a scene of ours: the client's own deed or story, lettering alone, the end. */
export type OtherScene = 'deed' | 'told' | 'card' | 'pack' | 'packCard';

export type Picture = Pick<Shot, 'composition' | 'size' | 'angle' | 'move'> & {
  scene: SceneId | OtherScene;
  /** Said as it stands instead of a sentence of ours. */
  text?: string;
  slots?: Slots;
  /** The cast is in it. */
  cast?: {
    pose: CatalogueRef;
    action?: CatalogueRef;
    mood: Shot['people'][number]['mood'];
    holds?: CatalogueRef;
  };
  /** Somebody beside the cast, or in their place. */
  other?: { who: string; pose: CatalogueRef };
  props: Shot['props'];
  product?: 'in-use' | 'hero';
  place?: CatalogueRef;
  lettering: Lettering[];
};

/** How a picture is shot. */
export type Camera = Pick<Picture, 'size' | 'angle' | 'move'>;

/** Nothing but lettering. */
export const card = (lettering: Lettering): Picture => ({
  scene: 'card',
  composition: 'card',
  size: 'close-up',
  angle: 'eye',
  move: 'static',
  slots: { lettering: lettering.text },
  props: [],
  lettering: [lettering],
});

/** The end: the subject, or its name where it cannot be stood on a table. */
export const pack = (stage: Stage): Picture => ({
  scene: isObject(stage) ? 'pack' : 'packCard',
  composition: 'pack',
  size: 'close-up',
  angle: 'eye',
  move: 'static',
  props: [],
  product: 'hero',
  lettering: [],
});

/**
 * A deed of the client's, done by whoever does it, in the pose of its verb and with what it names;
 * undefined where neither who does it nor anything it names can be drawn.
 */
export function deedOf(stage: Stage, said: Statement, deed: Deed): Picture | undefined {
  const { cast, language, setting } = stage;
  const things = detailsOf(stage, said);
  const pose = poseOf(deed.verb, language);
  const actor = said.mentions.find(
    ({ kind, text }) =>
      kind === 'person' &&
      deed.actor?.toLowerCase().includes(text.split(' ').at(-1)?.toLowerCase() ?? ' '),
  );
  const { name } = cast.member;
  const byCast = deed.actor === undefined || (name !== '' && isPartOf(deed.actor, name));
  const [held] = things;
  const holds = held?.kind === 'thing' ? held.ref : isDrawn(stage) ? 'product' : undefined;
  const acting = {
    pose: pose ?? 'work',
    ...(pose ? {} : { action: noneRef(deed.verb) }),
    mood: 'determined' as const,
  };
  const seen = byCast || actor;
  // What does it itself may be seen alone: a dog, a machine; what is merely named may not.
  const near =
    !seen &&
    things.some(({ text }) => deed.actor?.toLowerCase().endsWith(` ${text.split(' ').at(-1)}`));
  if (!seen && !near && !isDrawn(stage)) return undefined;
  return {
    scene: 'deed',
    text: `${deed.actor ?? '{who}'} ${deed.does}`,
    composition: byCast
      ? cast.unseen
        ? holds
          ? 'hands'
          : 'behind'
        : pose
          ? 'figure'
          : holds
            ? 'hands'
            : 'figure'
      : actor
        ? 'behind'
        : 'object',
    size: seen ? 'medium' : 'close-up',
    angle: 'eye',
    move: seen ? 'hand-held' : 'push-in',
    ...(byCast ? { cast: { ...acting, ...(holds ? { holds } : {}) } } : {}),
    ...(actor ? { other: { who: `other:${actor.lemma}`.slice(0, 40), pose: pose ?? 'work' } } : {}),
    props: things
      .filter(({ ref }) => ref !== holds || !byCast)
      .slice(0, 3)
      .map(({ ref, kind }) => ({
        id: ref,
        where: kind === 'animal' ? ('floor' as const) : ('on-surface' as const),
      })),
    ...(isDrawn(stage) ? { product: 'in-use' as const } : {}),
    ...(setting ? { place: setting } : {}),
    lettering: [],
  };
}

const isPartOf = (part: string, name: string): boolean =>
  ` ${name.toLowerCase()} `.includes(` ${part.toLowerCase()} `);

/** A sentence of a story that is a picture as it stands. */
export function toldOf(stage: Stage, said: Statement, text: string): Picture {
  const [thing] = detailsOf(stage, said);
  const who = said.mentions.find(({ kind }) => kind === 'person');
  const alone = thing !== undefined && !who && stage.cast.unseen;
  return {
    scene: 'told',
    text,
    composition: alone ? 'object' : stage.cast.unseen ? 'behind' : 'figure',
    size: alone ? 'close-up' : 'medium',
    angle: 'eye',
    move: alone ? 'push-in' : 'hand-held',
    ...(alone
      ? {}
      : stage.cast.unseen && who
        ? { other: { who: `other:${who.lemma}`.slice(0, 40), pose: 'walk' } }
        : {
            cast: {
              pose: thing?.kind === 'thing' ? 'present' : stage.cast.unseen ? 'walk' : 'look-up',
              mood: 'determined' as const,
              ...(thing?.kind === 'thing' ? { holds: thing.ref } : {}),
            },
          }),
    props: thing
      ? [
          {
            id: thing.ref,
            where: thing.kind === 'animal' ? ('floor' as const) : ('on-surface' as const),
          },
        ]
      : [],
    ...(stage.setting ? { place: stage.setting } : {}),
    lettering: [],
  };
}

/** `CU, low, push in` in the words of the language. */
export const cameraWords = ({ words }: Stage, picture: Picture): string =>
  picture.product === 'hero' ? words.camera.pack : cameraLine(words, picture);

/** The same for any shot; eye level goes without saying. */
export const cameraLine = ({ camera: { size, angle, move } }: Words, shot: Camera): string =>
  [size[shot.size], shot.angle === 'eye' ? '' : angle[shot.angle], move[shot.move]]
    .filter(Boolean)
    .join(', ');

const nothing = { thing: undefined, thingObject: undefined, thingDative: undefined };

/** What the picture shows, as a sentence of the VIDEO column; `met` when the cast was seen before. */
export function pictureSentence(
  stage: Stage,
  picture: Picture,
  salt: string,
  met: boolean,
): string {
  const { words, slots, frame } = stage;
  const who = (met ? slots.again : slots.who) ?? '';
  const { scene, text } = picture;
  if (text) return asSentence(text.replace('{who}', () => who));
  const bank = scene === 'deed' || scene === 'told' ? [] : (words.scenes[scene]?.video ?? []);
  // What cannot stand in front of a camera lies on no table beside other things.
  const unseen = isObject(stage) || picture.product === 'hero' ? {} : nothing;
  return (
    stage.say(`${salt} ${scene}`, bank, { ...unseen, ...picture.slots, who }) ??
    asSentence(frame.name)
  );
}

// Where no place was named: nothing but a ground, another one for what is seen near, stands and is met.
const groundOf = ({ composition }: Picture): CatalogueRef => {
  if (composition === 'figure' || composition === 'face' || composition === 'object')
    return 'none:plain-window';
  if (composition === 'pair' || composition === 'shoulder') return 'none:plain-shelf';
  return composition === 'behind' || composition === 'place' ? 'none:plain-boards' : 'none:plain';
};

/** The shot that paints it. */
export function shotOf(
  stage: Stage,
  picture: Picture,
  at: { row: number; cut: number; seconds: number; frame?: number },
): Shot {
  const { frame, cast } = stage;
  const { composition, size, angle, move, props, lettering, product, other } = picture;
  return {
    ...at,
    composition,
    size,
    angle,
    move,
    time: 'day',
    light: 'plain',
    weather: 'dry',
    place: picture.place ?? groundOf(picture),
    people: [
      ...(picture.cast ? [{ who: cast.member.id, ...picture.cast }] : []),
      ...(other ? [{ ...other, mood: 'neutral' as const }] : []),
    ],
    props: props.filter(({ id }) => id !== frame.form).slice(0, 6),
    ...(product
      ? {
          product: {
            shown: product,
            form: isObject(stage) || noteOf(frame.form) === undefined ? frame.form : 'title-card',
            ...(product === 'hero' && frame.form !== `none:${frame.name}`
              ? { label: frame.name.slice(0, 60) }
              : {}),
          },
        }
      : {}),
    lettering,
  };
}
