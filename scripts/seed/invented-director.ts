import { filterSkills } from '#domain/directors/directory.ts';
import type { creativeDirectors } from '#server/db/schema.ts';
import { searchKeys } from '#server/directors/search/search-keys.ts';
import { random } from '#server/drawing/random.ts';
import { bioParts, categories, cities, firstNames, lastNames, otherSkills } from './words.ts';

type Row = typeof creativeDirectors.$inferInsert;

// Some of the filters are frequent, some are not.
const skills = [...filterSkills, ...otherSkills].toSorted(
  (a, b) => a.charCodeAt(2) - b.charCodeAt(2) || a.length - b.length,
);

/** Director number `index`: the same every time, marked as a sample. `at` is when they were read. */
export function inventedDirector(index: number, at: Date): Row {
  const next = random(index + 1);
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  const skewed = <T>(list: readonly T[]) => list[Math.floor(next() ** 1.7 * list.length)] as T;
  const several = <T>(most: number, choose: () => T) => [
    ...new Set(Array.from({ length: 1 + Math.floor(next() * most) }, choose)),
  ];
  const name = inventedName(pick, next());
  const chosen = several(12, () => skewed(skills));
  const row = {
    id: `invented-${index}`,
    name,
    location: skewed(cities),
    rating: next() < 0.1 ? null : Math.round((3.2 + next() * 1.8) * 10) / 10,
    review_count: Math.floor(next() ** 2 * 240),
    bio: bioParts.map(pick).join(' '),
    skills: chosen,
    tools: several(6, () => skewed(filterSkills)),
    categories: several(3, () => skewed(categories)),
    profile_image: null,
    video_reel_url: next() < 0.7 ? 'https://www.youtube.com/watch?v=WhWc3b3KhnY' : null,
    video_reel_duration: '7:44',
    website_url: next() < 0.5 ? `https://example.com/directors/${index}` : null,
    availability_status: next() < 0.8 ? 'available' : 'busy',
    last_synced_at: at,
    sample: true,
    contact_email: `director-${index}@example.com`,
    hourly_rate: 60 + Math.floor(next() * 200),
    project_minimum: 500 * (1 + Math.floor(next() * 40)),
    created_at: at,
    updated_at: at,
  };
  return { ...row, ...searchKeys(row) };
}

function inventedName(pick: <T>(list: readonly T[]) => T, chance: number): string {
  const plain = `${pick(firstNames)} ${pick(lastNames)}`;
  if (chance < 0.25) return `${plain}-${pick(lastNames)}`;
  return chance < 0.3 ? plain.replace(' ', ` ${pick(firstNames).slice(0, 1)}. `) : plain;
}
