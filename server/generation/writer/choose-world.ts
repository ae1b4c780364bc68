// Finds the scenery that suits what was typed.
import type { UserType } from '#domain/wizard/options.ts';
import type { Facts } from './facts.ts';
import type { Pack } from './pack.ts';
import type { ProductInput } from './stage.ts';
import type { World, WorldKind } from './world.ts';
import { type Evidence, knowsDeed, soldEvidence, toldEvidence } from './world-evidence.ts';

const kindsFor: Record<UserType, readonly WorldKind[]> = {
  business: ['trade'],
  brand: ['trade'],
  infomercial: ['trade'],
  creator: ['trade'],
  trailer: ['story'],
  government: ['cause', 'candidate'],
};
// One word of the lead, or of the end of the name, earns a trade; one in passing does not.
const enough = 1.5;
const patterns = new Map<string, RegExp>();

/** The world that the name and the lead speak of most; the plain world of the user type when none is earned. */
export function chooseWorld(pack: Pack, input: ProductInput, facts: Facts): World {
  const sells = input.userType !== 'trailer' && input.userType !== 'government';
  const evidence = sells ? soldEvidence(input, facts) : toldEvidence(input, facts);
  let best: { world: World; score: number } | undefined;
  for (const world of pack.worlds) {
    if (!isFor(world, input.userType)) continue;
    if (sells && !knowsDeed(world, evidence)) continue;
    const score = scoreOf(world, evidence);
    if (score >= (sells ? enough : 0.6) && score > (best?.score ?? 0)) best = { world, score };
  }
  return best?.world ?? pack.plainWorlds[input.userType];
}

const isFor = (world: World, userType: UserType) =>
  world.for
    ? world.for.includes(userType)
    : kindsFor[userType].includes(world.kind) ||
      (world.id === 'picture-book' && userType !== 'government');

// A channel's own scenery comes before that of the trade it talks about.
function scoreOf(world: World, evidence: Evidence): number {
  const score = evidence.texts.reduce(
    (sum, [text, weight]) => sum + weight * count(world, text),
    0,
  );
  return world.for?.includes('creator') ? score * 1.5 : score;
}

// How many of the world's keywords stand in the text; a keyword of several words counts double.
function count(world: World, text: string): number {
  if (!text) return 0;
  return world.keywords
    .filter((keyword) => stands(keyword, text))
    .reduce((sum, keyword) => sum + (keyword.includes(' ') ? 2 : 1), 0);
}

/** In `*` any ending fits. Most keywords stand nowhere, and their patterns are never made. */
function stands(keyword: string, text: string): boolean {
  const parts = keyword.includes('*') ? keyword.split('*') : [keyword];
  if (!parts.every((part) => text.includes(part))) return false;
  const known = patterns.get(keyword);
  if (known) return known.test(text);
  const body = keyword.replace(/[.+?^$()|[\]\\]/g, '\\$&').replace('*', '[\\p{L}]*');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, 'u');
  patterns.set(keyword, pattern);
  return pattern.test(text);
}
