// Whether a place of the library has a roof.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';
import facts from '../drawn-facts.json' with { type: 'json' };

const rooms: ReadonlySet<CatalogueRef> = new Set(facts.indoors);

/** What the library has no such place for stands nowhere, and has none. */
export const isIndoors = (place: CatalogueRef): boolean => rooms.has(place);
