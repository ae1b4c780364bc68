// Fits the scenery to what was typed.
import type { Facts } from '../../facts.ts';
import type { ProductInput } from '../../stage.ts';
import type { World } from '../../world.ts';
import { isGrave } from './gravity.ts';
import { ownStory } from './own-story.ts';
import { isForeign, ownTrade } from './own-trade.ts';
import { plainWorlds } from './worlds/plain.ts';

/** A story is told with its own nouns, an unknown trade with its own verbs; grave subjects are marked. */
export function shapeWorld(input: ProductInput, facts: Facts, chosen: World): World {
  if (input.userType === 'trailer') return ownStory(input, facts, chosen);
  const sells = input.userType !== 'government';
  const isPlain = chosen.id.startsWith('plain-') || isForeign(input, facts, chosen);
  const world = isPlain && sells ? ownTrade(input, facts, plainWorlds[input.userType]) : chosen;
  const typed = `${input.productName} ${input.description}`;
  return world.grave || isGrave(typed)
    ? { ...world, grave: true, not: [...new Set([...(world.not ?? []), 'portable' as const])] }
    : world;
}
