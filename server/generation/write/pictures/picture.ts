// One picture of the film: what it shows as data, from which its line and its shot are made.
import type { CatalogueRef, Lettering, Shot, ShotPerson } from '#domain/storyboard/shot-plan.ts';
import { noteOf } from '#domain/storyboard/shot-plan.ts';
import { lainIn } from '../../illustrator/compose/sat-on.ts';
import { isIndoors } from '../../illustrator/places/is-indoors.ts';
import { isHeldAloft, isVast } from '../../illustrator/props/seat-of.ts';
import type { Statement } from '../../understand/subject-frame.ts';
import type { Companion } from '../company.ts';
import { type Moment, momentIn } from '../notes/moment-in.ts';
import { isKnown, isObject } from '../product.ts';
import { productColour } from '../scenes/colours.ts';
import type { SceneId } from '../scenes/scene-ids.ts';
import type { Stage } from '../stage.ts';
import { asSentence, type Slots } from '../wording/pattern.ts';
import type { Words } from '../words/schema.ts';

/** What is not a scene of ours: the client's own deed or story, lettering alone, the end. */
export type OtherScene = 'deed' | 'done' | 'told' | 'card' | 'pack' | 'packCard';

export type Picture = Pick<Shot, 'composition' | 'size' | 'angle' | 'move'> & {
  scene: SceneId | OtherScene;
  /** Said as it stands instead of a sentence of ours. */
  text?: string;
  slots?: Slots;
  /** What of the client's is in it, by ref. */
  refs?: readonly CatalogueRef[];
  /** The notes ask to see it, and the brush has it: it has a frame of the board. */
  isAsked?: true;
  /** What it shows to be so. */
  said?: Statement;
  /** The cast is in it. */
  cast?: {
    pose: CatalogueRef;
    action?: CatalogueRef;
    mood: Shot['people'][number]['mood'];
    holds?: CatalogueRef;
  };
  /** Somebody beside the cast, or in their place; and others. */
  other?: Stranger;
  further?: readonly Stranger[];
  /** Further people of the cast sheet, beside the cast. */
  beside?: readonly Companion[];
  props: Shot['props'];
  product?: 'in-use' | 'hero';
  place?: CatalogueRef;
  /** The hour, light and weather it was described in. */
  moment?: Moment;
  lettering: Lettering[];
};

type Stranger = Pick<ShotPerson, 'who' | 'pose' | 'holds' | 'wears'> & {
  mood?: ShotPerson['mood'];
  /** How many; where nobody says, one, and in a crowd as many as stand for all. */
  count?: number;
};

/** How a picture is shot. */
export type Camera = Pick<Picture, 'size' | 'angle' | 'move'>;

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
  const teller = stage.cast.open && stage.cast.unseen && !isHand ? words.cast.teller : undefined;
  const who = teller ?? hand ?? (met ? slots.again : slots.who) ?? '';
  const { scene, text } = picture;
  const bank = scene === 'deed' || scene === 'told' ? [] : (words.scenes[scene]?.video ?? []);
  const said = text
    ? asSentence(text.replace('{who}', () => who))
    : (stage.say(`${salt} ${scene}`, bank, { ...picture.slots, who }) ?? asSentence(frame.name));
  const beside = picture.slots?.also
    ? stage.say(`${salt} also`, words.also, { also: picture.slots.also })
    : undefined;
  const gap = stage.language === 'fr' ? '\u00a0' : '';
  const seen = beside ? `${said.replace(/[.…]$/, '')}${gap}; ${lowered(beside)}` : said;
  const company = picture.beside?.map(({ met: name }) => name).join(', ');
  return company
    ? `${seen.replace(/[.…]$/, '')}${words.cast.beside.replace('{person}', () => company)}.`
    : seen;
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

// Where no place was named: nothing but a ground, another one for what is seen near, stands and is met.
const groundOf = ({ composition, cast, other }: Picture): CatalogueRef => {
  // Nobody digs up a floor.
  if (/^(?:dig|rake)$/.test(cast?.pose ?? other?.pose ?? '')) return 'field';
  if (composition === 'figure' || composition === 'face' || composition === 'object')
    return 'none:plain-window';
  if (composition === 'pair' || composition === 'shoulder') return 'none:plain-shelf';
  return composition === 'behind' || composition === 'place' ? 'none:plain-boards' : 'none:plain';
};

// Grass grows on no floor, and what nobody can draw as a place has one where it does.
const grownOn = ({ place, props }: Picture): CatalogueRef | undefined =>
  place === undefined || noteOf(place) !== undefined
    ? props.flatMap(({ id }) => growing.find(([kind]) => kind.test(id))?.[1] ?? [])[0]
    : undefined;
const growing: readonly (readonly [RegExp, CatalogueRef])[] = [
  [/^(?:lawn|hedge)$/, 'garden'],
  [/^(?:.+-)?tree$/, 'field'],
];

// What the notes say of the hour holds for the whole film, what a statement says for its own picture.
const momentOf = ({ frame, wishes, language }: Stage, { said, product, moment }: Picture) => ({
  time: 'day' as const,
  // No sun rises behind the dead.
  light: frame.grave ? ('overcast' as const) : ('plain' as const),
  weather: 'dry' as const,
  ...(said && said.role !== 'limit' && product !== 'hero' ? momentIn(said.text, language) : {}),
  ...wishes.moment,
  ...moment,
});

/** As many as a shot has room for. */
const mostPeople = 6;
// A crowd is five who stand for all.
const marks = ['', '-b', '-c', '-d', '-e'];
const eachOf = (
  composition: Shot['composition'],
  form: CatalogueRef,
  { count, ...one }: Stranger,
) =>
  marks.slice(0, count ?? (composition === 'crowd' ? marks.length : 1)).map((mark, at) => ({
    // One of them holds what is over them all.
    ...(at > 0 && isHeldAloft(one.holds === 'product' ? form : (one.holds ?? ''))
      ? { ...one, holds: undefined }
      : one),
    who: `${one.who.slice(0, 38)}${mark}`,
    mood: one.mood ?? ('neutral' as const),
  }));

// What lies on a table lies on it, and not beside it on the floor: the ground of a near picture is one,
// and where people are seen whole it stands beside them.
const bears = /(?:^|-)(?:table|desk|counter|workbench)$/u;
const onTheirTable = (props: Shot['props'], isWide: boolean): Shot['props'] => {
  const others = props.filter(({ id }) => !bears.test(id));
  const isOnTop = others.some(({ where }) => where === 'on-surface');
  // What is said with a bed lies on that.
  if (!isOnTop || others.some(({ id }) => lainIn(id))) return props;
  const [table = { id: 'table', where: 'floor' as const }] = props.filter(({ id }) =>
    bears.test(id),
  );
  return isWide ? [table, ...others] : others;
};

/** The shot that paints it. */
export function shotOf(
  stage: Stage,
  picture: Picture,
  at: { row: number; cut: number; seconds: number; frame?: number },
): Shot {
  const { frame, cast } = stage;
  const { composition, size, angle, move, props, lettering, product, other, further } = picture;
  const place = grownOn(picture) ?? picture.place ?? groundOf(picture);
  const form = isKnown(frame) || isObject(stage) ? frame.form : 'title-card';
  const isTooHigh = (product && isVast(form)) || props.some(({ id }) => isVast(id));
  return {
    ...at,
    composition,
    size,
    angle,
    move,
    ...momentOf(stage, picture),
    // No house stands in a room.
    place: isTooHigh && isIndoors(place) ? 'street' : place,
    people: [
      ...(picture.cast ? [{ who: cast.member.id, ...picture.cast }] : []),
      ...(other ? [other, ...(further ?? [])] : []).flatMap((one) =>
        eachOf(composition, form, one),
      ),
      ...(picture.beside ?? []).map(({ id }) => ({
        who: id,
        pose: 'stand',
        mood: 'neutral' as const,
      })),
    ].slice(0, mostPeople),
    props: onTheirTable(
      props.filter(({ id }) => id !== frame.form || (picture.scene === 'told' && !product)),
      picture.scene === 'told' &&
        size === 'wide' &&
        /^(?:figure|pair|crowd)$/.test(composition) &&
        (isIndoors(place) || noteOf(place) !== undefined),
    ).slice(0, 6),
    ...(product
      ? {
          product: {
            shown: product,
            form,
            ...productColour(frame),
            ...(product === 'hero' && frame.form !== `none:${frame.name}`
              ? { label: frame.name.slice(0, 60) }
              : {}),
          },
        }
      : {}),
    lettering,
  };
}
