// The shot plan: what each shot of a film shows, as data. The writer, a model or a person makes it;
// the illustrator draws it. Meaning travels from the form to the frame in this shape and no other.
import { z } from 'zod';
import { mostProductPictures, type ShownPictures } from '../pictures/picture.ts';
import { genders } from '../wizard/options.ts';
import { framesPerBoard } from './frame.ts';

export const compositions = [
  'object',
  'hands',
  'overhead',
  'figure',
  'face',
  'pair',
  'crowd',
  'behind',
  'shoulder',
  'place',
  'split',
  'pack',
  'card',
] as const;
export const sizes = [
  'extreme-close-up',
  'insert-close-up',
  'close-up',
  'medium-close-up',
  'medium',
  'two-shot',
  'wide',
] as const;
export const angles = ['eye', 'low', 'high', 'overhead'] as const;
export const moves = [
  'static',
  'push-in',
  'pull-out',
  'pan-left',
  'pan-right',
  'tilt-up',
  'tilt-down',
  'track',
  'orbit',
  'hand-held',
] as const;
export const times = ['before-dawn', 'morning', 'day', 'dusk', 'evening', 'night'] as const;
export const lights = [
  'plain',
  'window',
  'overcast',
  'sun',
  'lamp',
  'street-lamp',
  'dark',
] as const;
export const weathers = ['dry', 'wet', 'snow', 'wind', 'fog'] as const;
export const moods = ['neutral', 'happy', 'tired', 'worried', 'determined', 'surprised'] as const;
export const states = [
  'whole',
  'worn',
  'broken',
  'wet',
  'open',
  'shut',
  'empty',
  'full',
  'lit',
] as const;
export const wheres = [
  'in-hand',
  'worn',
  'on-surface',
  'wall',
  'floor',
  'in-air',
  'in-background',
] as const;
/** More than one of a thing: exactly so many, or a row of them. */
export const counts = [2, 3, 'many'] as const;
/** Which way something moves in the shot: what an arrow beside it says. */
export const motions = [
  'rise',
  'fall',
  'left',
  'right',
  'toward',
  'away',
  'turn',
  'swing',
  'shake',
  'pour',
  'scatter',
] as const;
/** How one thing stands to another. */
export const relations = ['in', 'on', 'beside', 'under', 'behind'] as const;
export const letteringRoles = [
  'claim',
  'trouble',
  'quote',
  'fact',
  'caution',
  'price',
  'call',
  'title',
  'logo',
  'date',
  'sponsor',
] as const;

/**
 * An id of the catalogue, or `none:` and a short note in the client's words where the catalogue has
 * nothing for it. What is `none` is drawn as a neutral shape with its note on it, and counted.
 */
export const catalogueRef = z
  .string()
  .regex(/^(?:none:[^\p{Cc}]{1,60}|[a-z0-9][a-z0-9-]{0,59})$/u, 'An id, or none: and a note.');
export type CatalogueRef = z.infer<typeof catalogueRef>;

/** The note of a ref that the catalogue does not know; undefined for an id. */
export const noteOf = (ref: CatalogueRef): string | undefined =>
  ref.startsWith('none:') ? ref.slice('none:'.length) : undefined;

/** A ref for words the catalogue does not know. */
export const noneRef = (note: string): CatalogueRef =>
  `none:${
    note
      .replace(/\p{Cc}/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60)
      .trim() || '?'
  }`;

/** Letters of a row's VIDEO text that are kept with a plan. */
export const longestVideo = 4000;
const note = z.string().max(60);
const lettering = z.object({ role: z.enum(letteringRoles), text: z.string().min(1).max(160) });
export type Lettering = z.infer<typeof lettering>;
/** Name, request, day, price, sender and a caution: what a closing shot may have to say. */
export const mostLettering = 6;

/** `cast` is somebody of the cast by id; `other:` and a role is anybody else, `other:neighbour`. */
export const who = z.string().regex(/^(?:other:[^\p{Cc}]{1,40}|[a-z0-9][a-z0-9-]{0,39})$/u);

/** How a thing is staged: how many of it, which way it moves, and what it stands in, on or beside. */
const staging = {
  count: z.literal(counts).optional(),
  motion: z.enum(motions).optional(),
  /** To what else in the picture it stands how: a thing's id, or `product`. */
  by: z.object({ ref: catalogueRef, as: z.enum(relations) }).optional(),
};
export type Staging = {
  count?: (typeof counts)[number] | undefined;
  motion?: (typeof motions)[number] | undefined;
  by?: { ref: CatalogueRef; as: (typeof relations)[number] } | undefined;
};

const shotPerson = z.object({
  who,
  /** A pose of the catalogue. */
  pose: catalogueRef.default('stand'),
  /** What is done, in a word or two: `smell`, `none:stick-on`. */
  action: catalogueRef.optional(),
  mood: z.enum(moods).default('neutral'),
  /** A thing, or `product`. */
  holds: catalogueRef.optional(),
  /** How many of it, and which way it moves. */
  holding: z.object({ count: staging.count, motion: staging.motion }).optional(),
  /** Clothes from the skin outwards; carried over from shot to shot. */
  wears: z.array(catalogueRef).max(8).optional(),
  motion: staging.motion,
});
export type ShotPerson = z.infer<typeof shotPerson>;

const shotProp = z.object({
  id: catalogueRef,
  /** A plain colour word in English: `brown`, `sepia`. */
  colour: z.string().max(20).optional(),
  state: z.union([z.enum(states), catalogueRef]).optional(),
  where: z.union([z.enum(wheres), catalogueRef]).default('on-surface'),
  ...staging,
});

export const shotProduct = z.object({
  shown: z.enum(['in-use', 'hero']),
  /** What is drawn: a thing or a product form of the catalogue. */
  form: catalogueRef,
  /** A plain colour word in English, where one was said of it. */
  colour: z.string().max(20).optional(),
  state: z.union([z.enum(states), catalogueRef]).optional(),
  /** What is lettered on it; without one it is unlabelled. */
  label: z.string().max(60).optional(),
  ...staging,
});

// What can be chosen of a shot: what is seen, from where and in what light.
const choices = {
  composition: z.enum(compositions),
  size: z.enum(sizes),
  angle: z.enum(angles).default('eye'),
  move: z.enum(moves).default('static'),
  time: z.enum(times).default('day'),
  light: z.enum(lights).or(catalogueRef).default('plain'),
  weather: z.enum(weathers).default('dry'),
  /** A place of the catalogue. */
  place: catalogueRef.default('none:plain'),
  people: z.array(shotPerson).max(6).default([]),
  props: z.array(shotProp).max(6).default([]),
  product: shotProduct.optional(),
  lettering: z.array(lettering).max(mostLettering).default([]),
};
export const shotChoices = z.object(choices);
export type ShotChoices = z.infer<typeof shotChoices>;

/** One cut of the film. What is left out: eye level, static, nobody, no props, product not shown. */
export const shot = z.object({
  /** Row of the script, from 1, and the cut within it, from 1. */
  row: z.number().int().min(1).max(40),
  cut: z.number().int().min(1).max(12).default(1),
  seconds: z.number().min(0).max(600),
  ...choices,
  /** What is different at the shot's end: the film between the frames needs it. */
  change: z
    .object({ what: z.union([z.literal('product'), catalogueRef]), from: note, to: note })
    .optional(),
  /** Which frame of the board it is, from 1. */
  frame: z.number().int().min(1).max(framesPerBoard).optional(),
  /** A person chose what is seen: what was written before, and the VIDEO text of its row at that time. */
  directed: z.object({ written: shotChoices, video: z.string().max(longestVideo) }).optional(),
});
export type Shot = z.infer<typeof shot>;

/** Somebody who is the same person in every shot. */
export const castMember = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  name: z.string().max(80).default(''),
  /** As the script speaks of them, where it does. */
  gender: z.enum(genders).optional(),
  wears: z.array(catalogueRef).max(8).default([]),
});
export type CastMember = z.infer<typeof castMember>;

export const shotPlan = z.object({
  cast: z.array(castMember).max(6).default([]),
  shots: z.array(shot).min(1).max(80),
  /** The VIDEO text of each row as it was when its shots were planned: a row whose text differs was changed by hand. */
  rows: z.array(z.string().max(longestVideo)).max(40).default([]),
  /** How all of it is coloured, where not as the board is. */
  look: z.literal('black-and-white').optional(),
  /** Nobody planned it, it was read from the script: who is seen is read from there, too. */
  isRead: z.literal(true).optional(),
  /** Pictures of the product, by id, the most telling first; the logo closes the film. */
  pictures: z
    .object({
      product: z.array(z.uuid()).max(mostProductPictures).default([]),
      logo: z.uuid().optional(),
    })
    .optional(),
});
export type ShotPlan = z.infer<typeof shotPlan>;

/** The plan with the pictures that are there now; without one it stays as it is. */
export function withPictures(plan: ShotPlan, pictures: ShownPictures | undefined): ShotPlan {
  if (!pictures) return plan;
  const product = pictures.product.map(({ id }) => id);
  return { ...plan, pictures: { product, ...(pictures.logo ? { logo: pictures.logo.id } : {}) } };
}

/**
 * The four shots a board shows, in the order of the film. Marked ones come first; what is missing is
 * filled with the longest unmarked shots, so that a plan of at least four shots gives four frames.
 * A plan of fewer shots repeats its last.
 */
export function boardShots(plan: ShotPlan): Shot[] {
  const order = new Map(plan.shots.map((one, at) => [one, at]));
  const marked = [1, 2, 3, 4].flatMap(
    (frame) => plan.shots.find((one) => one.frame === frame) ?? [],
  );
  const rest = plan.shots
    .filter((one) => !marked.includes(one))
    .toSorted((a, b) => b.seconds - a.seconds);
  const chosen = [...marked, ...rest]
    .slice(0, framesPerBoard)
    .toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  while (chosen.length < framesPerBoard) chosen.push(chosen.at(-1) as Shot);
  return chosen;
}
