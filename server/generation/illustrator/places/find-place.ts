import { type Match, matchStems } from '../reading/match-stems.ts';
import { plain } from '../reading/stems.ts';
import type { Place } from '../scene.ts';
import { allPlaces } from './all-places.ts';

const match = matchStems(allPlaces.map((place) => ({ meaning: place, stems: place.stems })));
const where = new Set(
  'in at on inside into onto through across behind outside en dentro sobre por tras dans sur chez devant im in am auf vor beim durch hinter'.split(
    ' ',
  ),
);

/**
 * The place a text is set in, by the longest of its words for places; words after `in`, `at` and
 * the like count more, and several words for one place support each other.
 */
export function findPlace(text: string): Place | undefined {
  const clean = plain(text);
  const scores = new Map<Place, number>();
  for (const found of match(text)) {
    const score = found.length + (saysWhere(clean, found) ? 6 : 0);
    const before = scores.get(found.meaning);
    const best = Math.max(before ?? 0, score);
    scores.set(found.meaning, before === undefined ? score : best + Math.min(before, score) * 0.3);
  }
  let place: Place | undefined;
  for (const [candidate, score] of scores) {
    if (!place || score > (scores.get(place) ?? 0)) place = candidate;
  }
  return place;
}

// Whether one of the three words before says that something happens there.
function saysWhere(clean: string, { at }: Match<Place>): boolean {
  return clean
    .slice(0, at)
    .trimEnd()
    .split(' ')
    .slice(-3)
    .some((word) => where.has(word));
}
