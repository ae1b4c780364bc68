// Finds the scenery that suits what was typed.
import type { UserType } from '#domain/wizard/options.ts';
import type { Facts } from './facts.ts';
import type { Pack } from './pack.ts';
import type { ProductInput } from './stage.ts';
import type { World, WorldKind } from './world.ts';

const kindsFor: Record<UserType, readonly WorldKind[]> = {
  business: ['trade'],
  brand: ['trade'],
  infomercial: ['trade'],
  creator: ['trade'],
  trailer: ['story'],
  government: ['cause', 'candidate'],
};
const patterns = new Map<string, RegExp>();

/** The world whose keywords are found most; the plain world of the user type when none is. */
export function chooseWorld(pack: Pack, input: ProductInput, facts: Facts): World {
  const weighted: [string, number][] = [
    [facts.category ?? '', 3],
    [input.productName, 2.5],
    [input.description, 1],
    [input.description.split(/[.!?\n]/)[0] ?? '', 1],
    [`${input.behavior} ${input.targetAudience}`, 0.3],
  ];
  const lowered = weighted.map(([text, weight]) => [text.toLowerCase(), weight] as const);
  let best: { world: World; score: number } | undefined;
  for (const world of pack.worlds) {
    const sells = input.userType !== 'trailer' && input.userType !== 'government';
    if (!kindsFor[input.userType].includes(world.kind) && !(sells && world.id === 'picture-book'))
      continue;
    const score = lowered.reduce((sum, [text, weight]) => sum + weight * count(world, text), 0);
    if (score > 0.5 && score > (best?.score ?? 0)) best = { world, score };
  }
  return best?.world ?? pack.plainWorlds[input.userType];
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
