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
import type { Stage } from './stage.ts';
import type { PictureKind, Words } from './words/schema.ts';

export type Picture = Pick<Shot, 'composition' | 'size' | 'angle' | 'move'> & {
  kind: PictureKind;
  /** A deed, said instead of a pattern of its kind. */
  deed?: Deed;
  /** A sentence of the client's that is a picture as it stands. */
  tells?: string;
  slots?: Slots;
  /** The cast is in it. */
  cast?: {
    pose: CatalogueRef;
    action?: CatalogueRef;
    mood: Shot['people'][number]['mood'];
    holds?: CatalogueRef;
  };
  props: Shot['props'];
  product?: 'in-use' | 'hero';
  place?: CatalogueRef;
  lettering: Lettering[];
};

/** How a picture is shot. */
export type Camera = Pick<Picture, 'size' | 'angle' | 'move'>;
const camera = (
  size: Camera['size'],
  move: Camera['move'] = 'static',
  angle: Camera['angle'] = 'eye',
): Camera => ({ size, angle, move });
const bare = { props: [], lettering: [] };

// Where the client says it is, if it can be drawn.
const placeOf = (stage: Stage): CatalogueRef | undefined =>
  stage.frame.places.find(({ ref }) => noteOf(ref) === undefined)?.ref ??
  stage.frame.places[0]?.ref;
const mood = (stage: Stage, wanted: 'happy' | 'worried' | 'determined' | 'neutral') =>
  wanted === 'happy' && stage.frame.grave ? 'neutral' : wanted;

/** The subject by itself, near. */
export const object = (stage: Stage, near: boolean): Picture => ({
  ...bare,
  kind: 'object',
  composition: 'object',
  ...(near ? camera('extreme-close-up', 'push-in', 'low') : camera('close-up', 'push-in')),
  ...inUse(stage),
  ...withPlace(placeOf(stage)),
});

/** Somebody with it. */
export const person = (
  stage: Stage,
  feeling: 'happy' | 'worried' | 'determined' | 'neutral',
): Picture =>
  stage.cast.unseen && !isObject(stage)
    ? factCard(stage, feeling === 'neutral' ? 1 : 0)
    : {
        ...bare,
        kind: isObject(stage) ? 'person' : 'someone',
        composition: stage.cast.unseen ? 'hands' : 'figure',
        ...(stage.cast.unseen ? camera('close-up', 'hand-held') : camera('medium', 'hand-held')),
        cast: { pose: 'stand', mood: mood(stage, feeling) },
        ...inUse(stage),
        ...withPlace(placeOf(stage)),
      };

// Where nothing of it can be drawn, the client's own words take the frame.
const factCard = (stage: Stage, nth: number): Picture => {
  const { facts } = stage.frame;
  const fact = facts[nth % Math.max(1, facts.length)];
  return fact?.lettered[0] ? statementCard(fact) : card({ role: 'logo', text: stage.frame.name });
};

const statementCard = (said: Statement, role: Lettering['role'] = 'fact'): Picture =>
  card({ role, text: (said.lettered[0] ?? said.text).slice(0, 160) });

/** Somebody who speaks to us. */
export const witness = (stage: Stage, near: boolean): Picture => ({
  ...bare,
  // A hand does not speak.
  kind: stage.cast.unseen ? (isObject(stage) ? 'person' : 'someone') : 'witness',
  composition: stage.cast.unseen ? 'hands' : near ? 'face' : 'figure',
  ...camera(near ? 'close-up' : 'medium-close-up', near ? 'push-in' : 'static'),
  cast: { pose: 'speak', mood: 'neutral' },
  ...(near ? {} : inUse(stage)),
  ...withPlace(placeOf(stage)),
});

/** Where it happens, before anybody comes. */
export const place = (stage: Stage): Picture => ({
  ...bare,
  kind: 'place',
  composition: 'place',
  ...camera('wide', 'push-in'),
  ...withPlace(placeOf(stage)),
});

/** Nothing but lettering. */
export const card = (lettering: Lettering): Picture => ({
  ...bare,
  kind: 'card',
  composition: 'card',
  ...camera('close-up'),
  slots: { lettering: lettering.text },
  lettering: [lettering],
});

/** The end: the subject, or its name where it cannot be stood on a table. */
export const pack = (stage: Stage): Picture => ({
  ...bare,
  kind: isObject(stage) ? 'pack' : 'packCard',
  composition: 'pack',
  ...camera('close-up'),
  product: 'hero',
});

/** Can it be stood in front of a camera? */
export const isObject = ({ frame }: Stage): boolean =>
  (frame.kind === 'thing' || frame.kind === 'app') && frame.confidence >= 0.5;

/** What is wrong without it. */
export const trouble = (stage: Stage, said: Statement): Picture => {
  const shown = said.seen ? shows(stage, said, 'figure') : person(stage, 'worried');
  if (!said.seen && stage.cast.unseen) return statementCard(said, 'trouble');
  return { ...shown, ...camera('medium', 'hand-held', 'high') };
};

/** A statement as a picture: the deed done, the thing it names, or the subject under its lettering. */
export function shows(
  stage: Stage,
  said: Statement,
  how: 'hands' | 'figure' | 'overhead',
): Picture {
  // What the brush cannot draw is left to the words: a board of labelled blocks says less than the thing alone.
  const things = said.mentions.filter(
    ({ kind, ref }) => (kind === 'thing' || kind === 'animal') && noteOf(ref) === undefined,
  );
  const props = things.slice(0, 3).map(({ ref, kind }) => ({
    id: ref,
    where: kind === 'animal' ? ('floor' as const) : ('on-surface' as const),
  }));
  const here = said.mentions.find(({ ref }) => stage.frame.places.some((one) => one.ref === ref));
  const at = here?.ref ?? placeOf(stage);
  const seen = said.seen;
  if (seen) {
    const byCast = seen.actor === undefined;
    return {
      ...bare,
      kind: 'deed',
      deed: seen,
      ...(byCast
        ? deedCamera(stage, how)
        : { composition: 'object', ...camera('close-up', 'push-in') }),
      ...(byCast
        ? { cast: { pose: 'work', action: noneRef(seen.verb), mood: mood(stage, 'determined') } }
        : {}),
      props,
      ...inUse(stage),
      ...withPlace(at),
    };
  }
  const [thing] = things;
  // A story is told in sentences that are pictures already.
  if (said.role === 'story' && said.whole && said.spoken[0])
    return {
      ...(stage.cast.unseen && !thing
        ? statementCard(said)
        : { ...bare, ...deedCamera(stage, how) }),
      kind: 'deed',
      tells: said.spoken[0],
      ...(stage.cast.unseen ? {} : { cast: { pose: 'stand', mood: mood(stage, 'determined') } }),
      props,
      ...withPlace(at),
    };
  if (thing)
    return {
      ...bare,
      kind: 'detail',
      composition: 'object',
      ...camera('insert-close-up', 'push-in'),
      slots: { detail: thing.text },
      props,
      ...inUse(stage),
      ...withPlace(at),
    };
  // A claim is no picture: it stands as lettering, over the thing or by itself.
  if (!isObject(stage)) return stage.cast.unseen ? statementCard(said) : person(stage, 'neutral');
  return how === 'hands' || stage.cast.unseen ? object(stage, false) : person(stage, 'neutral');
}

function deedCamera(stage: Stage, how: 'hands' | 'figure' | 'overhead') {
  if (how === 'overhead')
    return { composition: 'overhead' as const, ...camera('close-up', 'push-in', 'overhead') };
  if (how === 'hands' || stage.cast.unseen)
    return { composition: 'hands' as const, ...camera('insert-close-up', 'push-in') };
  return { composition: 'figure' as const, ...camera('medium', 'hand-held') };
}

// A service, a story or a cause is not handed about: what is done stands in the picture instead.
const inUse = (stage: Stage): { product?: 'in-use' } =>
  isObject(stage) ? { product: 'in-use' } : {};

const withPlace = (ref: CatalogueRef | undefined) => (ref ? { place: ref } : {});

/** `CU, low, push in` in the words of the language. */
export const cameraWords = ({ words }: Stage, picture: Picture): string =>
  picture.kind === 'pack' || picture.kind === 'packCard'
    ? words.camera.pack
    : cameraLine(words, picture);

/** The same for any shot; eye level goes without saying. */
export const cameraLine = ({ camera: { size, angle, move } }: Words, shot: Camera): string =>
  [size[shot.size], shot.angle === 'eye' ? '' : angle[shot.angle], move[shot.move]]
    .filter(Boolean)
    .join(', ');

/** What the picture shows, as a sentence of the VIDEO column; `met` when the cast was seen before. */
export function pictureSentence(
  stage: Stage,
  picture: Picture,
  salt: string,
  met: boolean,
): string {
  const who = met ? stage.slots.again : stage.slots.who;
  const { deed, tells } = picture;
  if (tells) return tells;
  if (deed) return asSentence(`${deed.actor ?? who} ${deed.does}`);
  return (
    (picture.kind === 'deed'
      ? undefined
      : stage.say(`${salt} ${picture.kind}`, stage.words.pictures[picture.kind], {
          ...picture.slots,
          who,
        })) ?? asSentence(stage.frame.name)
  );
}

/** The shot that paints it. */
export function shotOf(
  stage: Stage,
  picture: Picture,
  at: { row: number; cut: number; seconds: number; frame?: number },
): Shot {
  const { frame, cast } = stage;
  const { composition, size, angle, move, props, lettering, product } = picture;
  return {
    ...at,
    composition,
    size,
    angle,
    move,
    time: 'day',
    light: 'plain',
    weather: 'dry',
    place: picture.place ?? 'none:plain',
    people: picture.cast ? [{ who: cast.member.id, ...picture.cast }] : [],
    props: props.filter(({ id }) => id !== frame.form),
    ...(product
      ? {
          product: {
            shown: product,
            form: isObject(stage) || noteOf(frame.form) === undefined ? frame.form : 'title-card',
            ...(product === 'hero' && noteOf(frame.form) !== frame.name
              ? { label: frame.name.slice(0, 60) }
              : {}),
          },
        }
      : {}),
    lettering,
  };
}
