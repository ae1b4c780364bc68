// The names of clothes, as they are found in what was typed of what somebody wears.
import { clothes } from '#domain/storyboard/catalogue/clothes.ts';
import { findAll, plain, type Words } from '../reading/stems.ts';
import { type Garb, garments } from './garments.ts';

// In German a name also ends a longer one: `Strickweste` is a `Weste`. Several wear `green coats`.
const words: Words<string> = Object.fromEntries(
  clothes.map(({ id, names }) => [
    id,
    [
      ...Object.values(names).flat().map(plain),
      ...[names.en, names.es, names.fr].flat().map((name) => `${plain(name)}s`),
      ...names.de.map(plain).flatMap((name) => (name.length > 4 ? `~${name}$` : [])),
    ].join(','),
  ]),
);

/** What is worn of a clause, in its order; a longer name before a shorter one that begins with it. */
export function clothesIn(clause: string): Garb[] {
  const found = findAll(clause, words);
  const places = new Set<number>();
  return found.flatMap(({ meaning, at, stem }) => {
    const garb = garments[meaning];
    // A boiler suit is no suit.
    const isPart = found.some((one) => one.at < at && at + stem.length <= one.at + one.stem.length);
    if (!garb || isPart || places.has(at)) return [];
    places.add(at);
    return [garb];
  });
}
