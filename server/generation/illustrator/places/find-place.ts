import { type Match, matchStems } from '../reading/match-stems.ts';
import { plain } from '../reading/stems.ts';
import { withoutSimiles } from '../reading/without-similes.ts';
import type { Place } from '../scene.ts';
import { allPlaces } from './all-places.ts';
import { onlyWords, people, withoutCamera } from './camera-words.ts';
import { cyclorama } from './shows.ts';

const match = matchStems<Place | undefined>([
  ...allPlaces.map((place) => ({ meaning: place, stems: place.stems })),
  { meaning: undefined, stems: onlyWords },
]);
const where = new Set(
  'in at on inside into onto through across behind outside en dentro sobre por tras dans sur chez devant im in am auf vor beim durch hinter'.split(
    ' ',
  ),
);

/**
 * The place a text is set in, by the longest of its words for places; words after `in`, `at` and
 * the like count more, several words for one place support each other, and a word for somebody
 * who is met there counts less. The empty studio is only taken where nothing else is said.
 */
export function findPlace(text: string): Place | undefined {
  const shown = withoutCamera(withoutSimiles(text));
  const clean = plain(shown);
  const scores = new Map<Place, number>();
  for (const found of match(shown)) {
    if (!found.meaning) continue;
    const before = scores.get(found.meaning);
    const score = scoreOf(clean, found);
    const best = Math.max(before ?? 0, score);
    scores.set(found.meaning, before === undefined ? score : best + Math.min(before, score) * 0.3);
  }
  if (scores.size > 1) scores.delete(cyclorama);
  let place: Place | undefined;
  for (const [candidate, score] of scores) {
    if (!place || score > (scores.get(place) ?? 0)) place = candidate;
  }
  return place;
}

const scoreOf = (clean: string, found: Match<unknown>): number =>
  people.test(clean.slice(found.at))
    ? Math.min(found.length, 3)
    : found.length + (saysWhere(clean, found) ? 6 : 0);

// Whether one of the three words before says that something happens there.
function saysWhere(clean: string, { at }: Match<unknown>): boolean {
  return clean
    .slice(0, at)
    .trimEnd()
    .split(' ')
    .slice(-3)
    .some((word) => where.has(word));
}
