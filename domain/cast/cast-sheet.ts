// The cast beside the one character that step 7 asks for: what everybody wears, and further people.
import { z } from 'zod';
import { catalogueRef } from '../storyboard/shot-plan.ts';
import { optionalChoice, text } from '../text.ts';
import {
  ageRanges,
  bodyTypes,
  ethnicities,
  eyeColors,
  genders,
  hairColors,
} from '../wizard/options.ts';
import { look } from './look.ts';

/** The character that step 7 asks for. */
export const leadId = 'lead';
/** A second and a third person. */
export const furtherIds = ['second', 'third'] as const;
export type PersonId = typeof leadId | (typeof furtherIds)[number];
export const mostClothes = 8;

const dressed = {
  /** Clothes of the catalogue from the skin outwards; without any it is as the script and step 7 have it. */
  wears: z.array(catalogueRef).max(mostClothes).default([]),
  /** Locked: drawn like this whatever else is changed. */
  locked: z.object({ look, words: text(300) }).optional(),
};

const furtherPerson = z.object({
  id: z.enum(furtherIds),
  name: text(80).default(''),
  /** Who they are to the film: `neighbour`, `her father`. */
  role: text(40).default(''),
  gender: optionalChoice(genders),
  ageRange: optionalChoice(ageRanges),
  hairColor: optionalChoice(hairColors),
  eyeColor: optionalChoice(eyeColors),
  ethnicity: optionalChoice(ethnicities),
  bodyType: optionalChoice(bodyTypes),
  ...dressed,
});
export type FurtherPerson = z.infer<typeof furtherPerson>;

/** What the sheet says beside the character's own answers. */
export const castSheet = z.object({
  lead: z.object(dressed).default({ wears: [] }),
  others: z
    .array(furtherPerson)
    .max(furtherIds.length)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'One of each.')
    .default([]),
});
export type CastSheet = z.infer<typeof castSheet>;

export const emptyCast: CastSheet = { lead: { wears: [] }, others: [] };

/** What people call somebody of the sheet: by name, else by who they are. */
export const calledIn = ({ name, role, id }: Pick<FurtherPerson, 'name' | 'role' | 'id'>): string =>
  name.trim() || role.trim() || { second: 'Second person', third: 'Third person' }[id];

const said = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/**
 * The further person that a plan means by `who`, whose cast has `name` for it: by id, by name, or by the
 * role of somebody outside the cast.
 */
export function personMeant(
  others: readonly FurtherPerson[],
  who: string,
  name = '',
): FurtherPerson | undefined {
  const role = who.startsWith('other:') ? said(who.slice('other:'.length)) : '';
  return others.find(
    (one) =>
      one.id === who ||
      (name.trim() !== '' && said(one.name) === said(name)) ||
      (role !== '' && (said(one.role) === role || said(one.name) === role)),
  );
}
