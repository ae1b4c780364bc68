// What people might search for, each query once: names, places, skills, chips, letters, misses.
import { filterSkills } from '#domain/directors/directory.ts';
import { random } from '#server/drawing/random.ts';
import { inventedDirector } from '../../scripts/seed/invented-director.ts';
import { cities, otherSkills } from '../../scripts/seed/words.ts';

/** How many of a hundred searches are of which kind. */
const shares = {
  name: 35,
  city: 20,
  skill: 15,
  chips: 15,
  'two letters': 7,
  'one letter': 2,
  miss: 6,
};
type Kind = keyof typeof shares;
const kinds = Object.entries(shares).flatMap(([kind, share]) =>
  Array<Kind>(share).fill(kind as Kind),
);

/** `count` different addresses of the API, in a mixed order, the same every time. */
export function searchPaths(count: number, directors: number): string[] {
  const next = random(7);
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  const letter = () => pick([...'abcdefghijklmnoprstuvwyz']);
  const director = () => inventedDirector(Math.floor(next() * directors), new Date(0));
  const typed = (text: string) => text.slice(0, 3 + Math.floor(next() * text.length));
  const ask: Record<Kind, () => Record<string, string | string[]>> = {
    name: () => ({ q: typed(pick(director().name.split(' '))) }),
    city: () => ({ q: typed(pick(cities)) }),
    skill: () => ({ q: typed(pick([...filterSkills, ...otherSkills])) }),
    chips: () => ({
      skills: Array.from({ length: 1 + Math.floor(next() * 3) }, () => pick(filterSkills)),
    }),
    'two letters': () => ({ q: letter() + letter() }),
    'one letter': () => ({ q: letter() }),
    miss: () => ({ q: `${letter()}${letter()}qx${letter()}${letter()}` }),
  };
  const paths = new Set<string>();
  for (let tries = 0; paths.size < count && tries < count * 20; tries++) {
    const parameters = Object.entries(ask[pick(kinds)]()).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    );
    paths.add(`/api/directors?${new URLSearchParams(parameters)}`);
  }
  return [...paths];
}
