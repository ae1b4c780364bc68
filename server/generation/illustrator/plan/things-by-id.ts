// What the brush can draw, by the ids a plan has for it.
import { allForms } from '../forms/all-forms.ts';
import { allPlaces } from '../places/all-places.ts';
import { shopSign } from '../products/shop-sign.ts';
import { allThings } from '../props/all-things.ts';
import type { Thing } from '../props/thing.ts';
import type { Place } from '../scene.ts';

const things = new Map<string, Thing>(
  // Of a thing and a form with one id the thing is the truer drawing.
  [...allForms, shopSign, ...allThings].map((one) => [one.id, one]),
);
const places = new Map<string, Place>(allPlaces.map((one) => [one.id, one]));

export const thingById = (id: string): Thing | undefined => things.get(id);
export const placeById = (id: string): Place | undefined => places.get(id);
