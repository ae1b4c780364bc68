// Whether a place of the library has a roof.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';
import { allPlaces } from './all-places.ts';

const rooms: ReadonlySet<CatalogueRef> = new Set(
  allPlaces.filter(({ indoors }) => indoors).map(({ id }) => id),
);

/** What the library has no such place for stands nowhere, and has none. */
export const isIndoors = (place: CatalogueRef): boolean => rooms.has(place);
