// Fits the scenery to what was typed.
import type { Facts } from '../../facts.ts';
import type { ProductInput } from '../../stage.ts';
import type { World } from '../../world.ts';
import { isGrave } from './gravity.ts';
import { ownStory } from './own-story.ts';
import { isForeign, ownTrade, withDeeds } from './own-trade.ts';
import { orderedDeed } from './told-pictures.ts';
import { plainWorlds } from './worlds/plain.ts';

// A cause keeps its stock scenery only where the message speaks of the same thing; what is asked is seen done.
function ownCause(input: ProductInput, facts: Facts, chosen: World): World {
  const typed = `${input.productName} ${input.description} ${input.behavior}`.toLowerCase();
  const met = chosen.keywords.filter((word) => typed.includes(word.replace('*', ''))).length;
  const isOwn =
    chosen.kind === 'candidate' ||
    met > 1 ||
    (isGrave(typed) && !chosen.id.startsWith('plain-')) ||
    typed.includes(chosen.thing);
  const world = isOwn ? chosen : plainWorlds.government;
  const deed = isOwn ? undefined : orderedDeed(facts);
  const shown = deed ? { ...world, work: [deed, world.work[1], world.work[2]] as const } : world;
  return isGrave(typed) ? { ...shown, grave: true } : shown;
}

/** A story is told with its own nouns, an unknown trade with its own verbs; grave subjects are marked. */
export function shapeWorld(input: ProductInput, facts: Facts, chosen: World): World {
  if (input.userType === 'trailer') return ownStory(input, facts, chosen);
  const sells = input.userType !== 'government';
  if (!sells) return ownCause(input, facts, chosen);
  const isPlain = chosen.id.startsWith('plain-') || isForeign(input, facts, chosen);
  const world = isPlain ? ownTrade(input, facts, plainWorlds[input.userType]) : chosen;
  if (input.userType === 'creator') return withDeeds(facts, world);
  const typed = `${input.productName} ${input.description}`;
  return world.grave || isGrave(typed)
    ? { ...world, grave: true, not: [...new Set([...(world.not ?? []), 'portable' as const])] }
    : world;
}
