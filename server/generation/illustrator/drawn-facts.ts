// What the writer asks of drawings without opening any: `drawn-facts.json`, which `node scripts/trace/note-drawn-facts.ts` writes.
import { allForms } from './forms/all-forms.ts';
import { allPlaces } from './places/all-places.ts';
import { allThings } from './props/all-things.ts';
import { seatOf } from './props/seat-of.ts';

/** Ids of things by their seat, of those there is nothing to take hold of, of those held over the head, and of places with a roof. */
export type DrawnFacts = {
  seats: Record<string, string[]>;
  outOfHand: string[];
  aloft: string[];
  indoors: string[];
};

/** The facts as the drawings have them now. */
export function readDrawnFacts(): DrawnFacts {
  const drawn = [...allForms, ...allThings];
  const seats: DrawnFacts['seats'] = {};
  for (const [id, seat] of new Map(drawn.map((thing) => [thing.id, seatOf(thing)]))) {
    seats[seat] = [...(seats[seat] ?? []), id];
  }
  return {
    seats,
    outOfHand: drawn
      .filter((thing) => thing.hold === 'none' && /^(?:wall|air)$/.test(seatOf(thing)))
      .map(({ id }) => id),
    aloft: drawn.filter(({ hold }) => hold === 'aloft').map(({ id }) => id),
    indoors: allPlaces.filter(({ indoors }) => indoors).map(({ id }) => id),
  };
}
