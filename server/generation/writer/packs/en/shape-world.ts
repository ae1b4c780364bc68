// Fits the scenery to what was typed.
import type { Facts } from '../../facts.ts';
import type { ProductInput } from '../../stage.ts';
import type { World } from '../../world.ts';
import { isGrave } from './gravity.ts';
import { ownStory } from './own-story.ts';
import { ownTrade } from './own-trade.ts';

/** A story is told with its own nouns, an unknown trade with its own verbs; grave subjects are marked. */
export function shapeWorld(input: ProductInput, facts: Facts, chosen: World): World {
  if (input.userType === 'trailer') return ownStory(input, facts, chosen);
  const sells = input.userType !== 'government';
  const world = chosen.id.startsWith('plain-') && sells ? ownTrade(input, facts, chosen) : chosen;
  const typed = `${input.productName} ${input.description}`;
  return world.grave || isGrave(typed)
    ? { ...world, grave: true, not: [...new Set([...(world.not ?? []), 'portable' as const])] }
    : world;
}
