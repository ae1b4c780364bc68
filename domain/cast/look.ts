// How somebody is drawn, down to the last garment: what the illustrator knows of a person, as data.
import { z } from 'zod';

export const hairStyles = [
  'long-straight',
  'long-wavy',
  'bob',
  'bun',
  'ponytail',
  'braid',
  'pixie',
  'curls',
  'afro',
  'short',
  'side-part',
  'quiff',
  'buzz',
  'balding',
  'bald',
  'locs',
] as const;
export const tops = [
  't-shirt',
  'shirt',
  'blouse',
  'sweater',
  'turtleneck',
  'hoodie',
  'tank',
  'dress',
  'uniform',
] as const;
export const layers = [
  'none',
  'apron',
  'blazer',
  'suit',
  'jacket',
  'coat',
  'cardigan',
  'vest',
  'lab-coat',
  'bib',
  'quilted',
  'hi-vis',
  'hi-vis-vest',
] as const;
export const headwear = [
  'none',
  'cap',
  'hat',
  'beanie',
  'hijab',
  'chef-hat',
  'hard-hat',
  'headband',
  'flat-cap',
  'hair-net',
  'headscarf',
] as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const garment = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.object({ kind: z.enum(kinds), color: colour });

const wardrobe = z.object({
  top: garment(tops),
  layer: garment(layers),
  /** Worn over the layer: an apron over a coat. */
  over: garment(layers).optional(),
  bottom: garment(['trousers', 'jeans', 'skirt', 'shorts', 'leggings']),
  headwear: garment(headwear),
  shoes: colour,
  /** The shoes reach up the shin. */
  boots: z.boolean().optional(),
  /** Colour of a tie, a scarf or gloves where they are worn. */
  tie: colour.optional(),
  scarf: colour.optional(),
  gloves: colour.optional(),
  glasses: z.boolean(),
  sunglasses: z.boolean(),
  earrings: z.boolean(),
});

/** One person as every frame draws them. */
export const look = z.object({
  frame: z.enum(['woman', 'man', 'person']),
  age: z.enum(['child', 'young', 'adult', 'middle', 'senior']),
  build: z.enum(['slim', 'average', 'athletic', 'plus']),
  skin: colour,
  eyes: colour,
  hair: z.object({ style: z.enum(hairStyles), color: colour }),
  beard: z.enum(['none', 'stubble', 'beard', 'moustache', 'goatee']),
  face: z.object({
    shape: z.enum(['oval', 'round', 'square', 'heart', 'long']),
    nose: z.enum(['small', 'straight', 'broad', 'strong']),
    brows: z.enum(['thin', 'arched', 'thick', 'straight']),
  }),
  wardrobe,
});
export type Look = z.infer<typeof look>;
