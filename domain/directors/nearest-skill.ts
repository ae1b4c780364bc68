import { filterSkills } from './directory.ts';

/** The predefined skill that a text was probably meant to name: `mid journy`; null where none is near. */
export function nearestSkill(typed: string): string | null {
  const asked = folded(typed);
  if (asked.length < 3 || asked.length > 30) return null;
  let nearest: { name: string; away: number } | null = null;
  for (const name of filterSkills) {
    const away = distance(asked, folded(name));
    if (
      away <= Math.floor(asked.length / 4) + 1 &&
      away < (nearest?.away ?? Number.POSITIVE_INFINITY)
    )
      nearest = { name, away };
  }
  return nearest?.away === 0 ? null : (nearest?.name ?? null);
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Letters to change, add or leave out, from one to the other. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const now = [at];
    for (let to = 1; to <= other.length; to++) {
      const change = (before[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      now.push(Math.min(change, (before[to] ?? 0) + 1, (now[to - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? one.length;
}
