// One picture of the film: what it shows as data, from which its line and its shot are made.
import {
  type CatalogueRef,
  type Lettering,
  noneRef,
  type Shot,
} from '#domain/storyboard/shot-plan.ts';
import type { Deed, Statement } from '../understand/subject-frame.ts';
import { asSentence, type Slots } from './pattern.ts';
import { isDrawn, isKnown, isObject } from './product.ts';
import { detailsOf, standIns } from './scenes/details.ts';
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
  /** What of the client's is in it, by ref. */
  refs?: readonly CatalogueRef[];
  /** What it shows to be so. */
  said?: Statement;
  /** The cast is in it. */
  cast?: {
    pose: CatalogueRef;
    action?: CatalogueRef;
    mood: Shot['people'][number]['mood'];
    holds?: CatalogueRef;
  };
  /** Somebody beside the cast, or in their place. */
  other?: { who: string; pose: CatalogueRef; holds?: CatalogueRef };
  props: Shot['props'];
  product?: 'in-use' | 'hero';
  place?: CatalogueRef;
  lettering: Lettering[];
};

/** How a picture is shot. */
export type Camera = Pick<Picture, 'size' | 'angle' | 'move'>;

/** Letters of a line that can be read on a card. */
const longestCard = 90;

/** Nothing but a line of the client's that was not read before; the name where there is none. */
export function card(
  { frame }: Stage,
  said: Statement | undefined,
  seen: readonly Picture[],
): Picture {
  const isRead = (line: string) =>
    seen.some(({ lettering }) => lettering.some(({ text }) => text === line));
  const mayStand = (line: string) =>
    line.length <= longestCard && !(frame.grave && line.includes('!')) && !isRead(line);
  const lines = [...(said ? [said] : []), ...frame.facts].flatMap((one) => {
    const text = one.source === 'audience' ? undefined : one.lettered.find(mayStand);
    return text ? { one, text } : [];
  });
  const [line] = lines;
  const lettering: Lettering = line
    ? { role: 'fact', text: line.text }
    : { role: 'logo', text: frame.name };
  return {
    scene: 'card',
    composition: 'card',
    size: 'close-up',
    angle: 'eye',
    move: 'static',
    slots: { lettering: lettering.text },
    ...(line ? { said: line.one } : {}),
    props: [],
    lettering: [lettering],
  };
}

/** The end: the product; where the brush has none, what belongs to it beside its name. */
export function pack(stage: Stage, seen: readonly Picture[]): Picture {
  const named = isKnown(stage.frame) ? [] : standIns(stage);
  const detail = named.find(({ ref }) => seen.some(({ refs }) => refs?.includes(ref))) ?? named[0];
  return {
    scene: isObject(stage) ? 'pack' : 'packCard',
    composition: 'pack',
    size: 'close-up',
    angle: 'eye',
    move: 'static',
    slots: { detail: detail?.text },
    props: detail ? [{ id: detail.ref, where: 'on-surface' }] : [],
    product: 'hero',
    lettering: [],
  };
}

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
  const [first] = things;
  const held = first && !first.large ? first.ref : undefined;
  const holds = held ?? (isDrawn(stage) && !first ? 'product' : undefined);
  if (!first && !isDrawn(stage)) return undefined;
  if (!byCast && actor && stage.mode === 'voice') return undefined;
  if (byCast && cast.unseen && !holds) return undefined;
  const acting = {
    pose: pose ?? 'work',
    ...(pose ? {} : { action: noneRef(deed.verb) }),
    mood: 'determined' as const,
  };
  return {
    scene: 'deed',
    text: `${deed.actor ?? '{who}'} ${deed.does}`,
    composition: byCast
      ? cast.unseen || (!pose && holds)
        ? 'hands'
        : 'figure'
      : actor
        ? 'figure'
        : 'object',
    size: byCast || actor ? 'medium' : 'close-up',
    angle: 'eye',
    move: byCast || actor ? 'hand-held' : 'push-in',
    ...(byCast ? { cast: { ...acting, ...(holds ? { holds } : {}) } } : {}),
    ...(actor && !byCast
      ? {
          other: {
            who: `other:${actor.lemma}`.slice(0, 40),
            pose: pose ?? 'work',
            ...(held ? { holds: held } : {}),
          },
        }
      : {}),
    props: things
      .filter(({ ref }) => ref !== holds && (ref !== held || !(actor || byCast)))
      .slice(0, 3)
      .map(({ ref, large }) => ({ id: ref, where: large ? 'floor' : 'on-surface' })),
    refs: [...(isDrawn(stage) ? [stage.frame.form] : []), ...things.map(({ ref }) => ref)],
    said,
    ...(isDrawn(stage) ? { product: 'in-use' as const } : {}),
    ...(setting ? { place: setting } : {}),
    lettering: [],
  };
}

const isPartOf = (part: string, name: string): boolean =>
  ` ${name.toLowerCase()} `.includes(` ${part.toLowerCase()} `);

/** A sentence of a story that is a picture as it stands; undefined where nobody and nothing in it can be drawn. */
export function toldOf(stage: Stage, said: Statement, text: string): Picture | undefined {
  const { cast, setting } = stage;
  const [thing] = detailsOf(stage, said);
  const person = said.mentions.find(({ kind }) => kind === 'person');
  const named = cast.member.name !== '' && !cast.unseen;
  if (!thing && !named && (!person || stage.mode === 'voice')) return undefined;
  const held = thing && !thing.large ? thing.ref : undefined;
  const other = !named && person && stage.mode !== 'voice' ? person : undefined;
  return {
    scene: 'told',
    text,
    composition: named || other ? 'figure' : 'object',
    size: named || other ? 'medium' : 'close-up',
    angle: 'eye',
    move: named || other ? 'hand-held' : 'push-in',
    ...(named
      ? {
          cast: {
            pose: held ? 'present' : 'look-up',
            mood: 'determined' as const,
            ...(held ? { holds: held } : {}),
          },
        }
      : {}),
    ...(other
      ? {
          other: {
            who: `other:${other.lemma}`.slice(0, 40),
            pose: held ? 'present' : 'stand',
            ...(held ? { holds: held } : {}),
          },
        }
      : {}),
    props:
      thing && (!held || !(named || other))
        ? [{ id: thing.ref, where: thing.large ? 'floor' : 'on-surface' }]
        : [],
    refs: thing ? [thing.ref] : [],
    said,
    ...(setting ? { place: setting } : {}),
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

/** What the picture shows, as a sentence of the VIDEO column; `met` when the cast was seen before. */
export function pictureSentence(
  stage: Stage,
  picture: Picture,
  salt: string,
  met: boolean,
): string {
  const { words, slots, frame } = stage;
  const isHand = picture.composition === 'hands' || picture.composition === 'overhead';
  const hand = isHand && !stage.cast.given && !stage.cast.unseen ? words.cast.hand[0] : undefined;
  const who = hand ?? (met ? slots.again : slots.who) ?? '';
  const { scene, text } = picture;
  if (text) return asSentence(text.replace('{who}', () => who));
  const bank = scene === 'deed' || scene === 'told' ? [] : (words.scenes[scene]?.video ?? []);
  return stage.say(`${salt} ${scene}`, bank, { ...picture.slots, who }) ?? asSentence(frame.name);
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
            form: isKnown(frame) || isObject(stage) ? frame.form : 'title-card',
            ...(product === 'hero' && frame.form !== `none:${frame.name}`
              ? { label: frame.name.slice(0, 60) }
              : {}),
          },
        }
      : {}),
    lettering,
  };
}
