// From a shot plan to what the composer draws: no prose is read here.

import type { TracedPicture, TracedPictures } from '#domain/pictures/traced.ts';
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { framesPerBoard } from '#domain/storyboard/frame.ts';
import { heroForm } from '#domain/storyboard/hero-form.ts';
import {
  boardShots,
  type CatalogueRef,
  noteOf,
  type Shot,
  type ShotPlan,
} from '#domain/storyboard/shot-plan.ts';
import type { FurtherCast } from '../cast/cast-of.ts';
import type { Cast } from '../cast/find-cast.ts';
import { seedOf } from '../cast/seed.ts';
import { isBedOf } from '../compose/sat-on.ts';
import type { Dressing, ScenePlan, SceneShot } from '../compose/scene-plan.ts';
import { type Aspect, sheets } from '../compose/sheet.ts';
import { productThing } from '../compose/things.ts';
import { hueFor } from '../places/hues.ts';
import type { GroundKind } from '../places/plain-ground.ts';
import { pictured } from '../products/pictured-product.ts';
import { type PlateLook, paperPlate } from '../products/plate-look.ts';
import { languageOf } from '../reading/language-of.ts';
import { plain } from '../reading/stems.ts';
import type { Mood, Place, ShotSize } from '../scene.ts';
import { asTold } from '../staging/as-told.ts';
import { closesWith } from './closes-with.ts';
import { differ } from './differ.ts';
import { frameLettering } from './frame-lettering.ts';
import { holdProduct } from './hold-product.ts';
import { homeOf } from './homes.ts';
import { inItsSize } from './in-its-size.ts';
import { Missing } from './missing.ts';
import { castInFilm, peopleFor } from './people-for.ts';
import { placeFor } from './place-for.ts';
import { brandColour, isSeen, productFor } from './product-for.ts';
import { dressingFor } from './thing-for.ts';
import { thingById } from './things-by-id.ts';
import { whereItEnds } from './where-it-ends.ts';

/** What the form says of how a board looks. */
export type Look = {
  aspect: Aspect;
  cast: Cast;
  /** Further people of the cast sheet. */
  further?: readonly FurtherCast[];
  voiceOnly: boolean;
  productName: string;
  /** A colour the client mentions of the product. */
  colour?: string | undefined;
  seed?: number;
  /** The client's pictures that the plan names. */
  traced?: TracedPictures | undefined;
  plate?: PlateLook;
  /** What the board shows the product as; else its plan says so. */
  form?: CatalogueRef | undefined;
  /** Each picture as its shot has it, though it be like another. */
  asChosen?: boolean;
};

export type Board = {
  /** The shots that are painted, in the order of the film. */
  shots: Shot[];
  scenes: ScenePlan[];
  /** Refs the library has no drawing for, each once: `thing:swab`. */
  missing: string[];
};

/** The four pictures of a plan's board; the same plan and look give the same pictures. */
export function scenesOf(plan: ShotPlan, look: Look): Board {
  const missing = new Missing();
  const shots = boardShots(plan);
  const [first] = plan.cast;
  const cast = castInFilm(look.cast, first?.wears, missing);
  const seed = look.seed ?? seedOf(`${look.productName}|${plan.rows.join('\n')}`);
  const name = look.productName.replace(/\s+/gu, ' ').trim();
  const color = look.colour ?? brandColour(name);
  const hue = hueFor(seed, color);
  const hero = look.form ?? heroForm(plan);
  const home = homeOf(hero ?? '');
  const form = hero ?? `none:${name.slice(0, 60) || '?'}`;
  const language = languageOf(plain(plan.rows.join(' ').slice(0, 3000)));
  const scenes = shots.map((shot, index): ScenePlan => {
    const isProductOut = shot.directed !== undefined && shot.product === undefined;
    const isShown = shot.product !== undefined && isSeen(shot.product.form);
    const one = productFor(
      { form, ...shot.product, label: shot.product?.label },
      color,
      missing,
      frameLettering(shot),
    );
    const inPicture = pictured(one, tracedFor(plan, look.traced, index));
    const { product, props } = asTold(shot, inPicture, isShown, missing);
    const ground = groundOf(shot, isShown ? product.drawing.id : '', home);
    const place = placeFor(shot.place, missing, { kind: openUnder(shot, ground), seed });
    const plan_: ScenePlan = {
      sheet: sheets[look.aspect],
      shot: underSky(sceneShot(shot, look.voiceOnly, language, hue), place),
      place,
      people: [],
      props,
      product,
      logo: index === shots.length - 1 ? look.traced?.[plan.pictures?.logo ?? ''] : undefined,
      plate: look.plate ?? paperPlate,
      showsProduct: isShown || (shot.composition === 'pack' && !shot.product && !isProductOut),
      isProductOut,
      cast,
      voiceOnly: look.voiceOnly,
      productName: name,
      plainLight: shot.light !== 'sun' && shot.light !== 'lamp',
      index,
      seed,
      ...(plan.look ? { isGrey: true } : {}),
    };
    const people = peopleFor(shot, {
      cast,
      members: plan.cast,
      further: look.further ?? [],
      product: productThing(plan_),
      isHandled: isShown && shot.composition === 'hands' && shot.props.length === 0,
      film: look.productName,
      language,
      missing,
    });
    const held: Dressing[] =
      people.length > 0
        ? []
        : shot.props
            .filter(({ where }) => where === 'in-hand')
            .map((prop) => dressingFor(prop, missing));
    return inItsSize({ ...plan_, people, props: [...held, ...plan_.props] });
  });
  const placed = whereItEnds(scenes, shots, look.asChosen);
  const shown = look.asChosen ? placed : differ(closesWith(placed));
  const held = shown.map((scene, at) => (isLetGo(shots[at]) ? scene : holdProduct(scene)));
  return { shots, scenes: held, missing: missing.list };
}

// Out of whose hand the product was taken at the desk does not get it back.
const isLetGo = (shot: Shot | undefined): boolean =>
  shot?.directed?.written.people.some(({ holds }) => holds === 'product') ?? false;

const covers: Partial<Record<Shot['weather'], Mood['cover']>> = { snow: 'snow', wet: 'rain' };

// Snow and rain lie on the ground where there is no roof.
function underSky(shot: SceneShot, { indoors }: Place): SceneShot {
  const cover = indoors ? undefined : covers[shot.weather];
  return cover ? { ...shot, mood: { ...shot.mood, cover } } : shot;
}

// What is seen first says on what it stands: what belongs on a floor indoors keeps its room.
function groundOf(
  { props, people, place, directed }: Shot,
  product: string,
  home: GroundKind | undefined,
): GroundKind | undefined {
  // A place of somebody's own words becomes no other by what is put there.
  if (directed && noteOf(place) !== undefined && place !== directed.written.place) return home;
  const held = people.flatMap(({ holds }) => holds ?? []);
  const seen = [product, ...props.map(({ id }) => id), ...held].filter(Boolean);
  const [first] = seen;
  if (first === undefined) return home;
  if (thingById(first)?.rests === 'floor') return homeOf(first);
  return seen.map(homeOf).find(Boolean);
}

// Weather falls under the sky: a place that nobody can draw is no room then, nor when it clears up at the desk.
function openUnder(
  { weather, directed, props }: Shot,
  kind: GroundKind | undefined,
): GroundKind | undefined {
  const falls = [weather, directed?.written.weather ?? 'dry'].some((one) => one !== 'dry');
  // `In bed, rain on the window`: a bed stands under a roof.
  if (props.some(({ id }) => isBedOf(id))) return kind;
  return falls && (kind === undefined || kind === 'room') ? 'paving' : kind;
}

/** The picture of the product for a frame: the first closes the film, the others take turns before. */
function tracedFor(
  { pictures }: ShotPlan,
  traced: TracedPictures | undefined,
  index: number,
): TracedPicture | undefined {
  const known = (pictures?.product ?? []).flatMap((id) => traced?.[id] ?? []);
  return index === framesPerBoard - 1 ? known[0] : known[index % known.length];
}

const sizes: Record<Shot['size'], ShotSize> = {
  'extreme-close-up': 'ECU',
  'insert-close-up': 'CU',
  'close-up': 'CU',
  'medium-close-up': 'MCU',
  medium: 'MS',
  'two-shot': 'MS',
  wide: 'WS',
};
// What is composed in closeness of its own is not drawn nearer than the drawing can bear.
const nearest: Partial<Record<Shot['composition'], readonly ShotSize[]>> = {
  pair: ['MCU', 'MS', 'WS'],
  figure: ['CU', 'MCU', 'MS', 'WS'],
  face: ['MCU', 'CU', 'ECU'],
  behind: ['MS', 'WS'],
};

function sceneShot(shot: Shot, voiceOnly: boolean, language: Tongue, hue: string): SceneShot {
  const composition = faceless(shot, voiceOnly);
  const size = shot.composition === 'crowd' ? 'WS' : sizes[shot.size];
  const allowed = nearest[composition];
  const of = (role: 'sponsor') =>
    shot.lettering.filter((one) => one.role === role).map(({ text }) => text);
  return {
    composition,
    size: allowed && !allowed.includes(size) ? (allowed[0] ?? size) : size,
    angle: shot.angle,
    move: shot.move,
    language,
    weather: shot.weather,
    mood: { ...moodOf(shot), hue },
    lettering: frameLettering(shot),
    sponsor: of('sponsor').join(' '),
  };
}

// Nobody was cast for a film of voices: but for those the client names, and what was asked for at the desk, no face is shown.
function faceless(
  { composition, people, directed }: Shot,
  voiceOnly: boolean,
): Shot['composition'] {
  const isNamed = people[0]?.who.startsWith('other:') && composition === 'figure';
  if (!voiceOnly || directed || isNamed) return composition;
  if (composition === 'face') return 'hands';
  if (composition === 'pair' || composition === 'crowd')
    return people.length > 1 ? composition : 'behind';
  return composition === 'figure' ? (people.length > 0 ? 'behind' : 'place') : composition;
}

const times: Record<Shot['time'], Mood['time']> = {
  'before-dawn': 'night',
  morning: 'dawn',
  day: 'day',
  dusk: 'dusk',
  evening: 'dusk',
  night: 'night',
};

function moodOf({ time, light, people }: Shot): Mood {
  const low =
    light === 'overcast' || people.some(({ mood }) => mood === 'tired' || mood === 'worried');
  const lit = light === 'sun' || light === 'window' || light === 'lamp';
  return {
    time: times[time],
    dark: light === 'dark',
    sunny: light === 'sun' || (light !== 'overcast' && (time === 'morning' || time === 'dusk')),
    feeling: low ? 'low' : lit ? 'lit' : 'plain',
  };
}
