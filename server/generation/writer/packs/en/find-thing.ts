// The object the film is about: the visitor's own if it is one a camera knows, else the world's.
import type { Facts } from '../../facts.ts';
import type { World } from '../../world.ts';

const known =
  /\b(can|cans|bottle|bottles|jar|tin|mug|candle|candles|sofa|table|tables|lamp|ring|watch|jacket|dress|shirt|boots|sneakers|serum|mop|knife|knives|bike|bikes|tent|puzzle|bouquet|bouquets|taco|tacos|pizza|burger|burgers|cookie|cookies|cake|cakes|sock|socks|bag|backpack|pillow|mattress|blanket|speaker|camera|peeler|blender|keyboard|helmet|necklace|loaf|scarf|sweater|chair|desk|kettle|grill|pan|skateboard|surfboard|umbrella|guitar|notebook|pen|stroller)\b/i;
const singular: Record<string, string> = {
  knives: 'knife',
  loaf: 'loaf',
  dress: 'dress',
  necklace: 'necklace',
};
const ownThing = new Set([
  'coffee',
  'drinks',
  'sweets',
  'grocery',
  'shoes',
  'fashion',
  'home',
  'gadget',
  'beauty',
  'cleaning',
  'plain-shop',
  'plain-brand',
  'plain-demo',
  'restaurant',
  'outdoors',
  'fitness',
  'garden',
  'kitchen',
  'craft',
]);

/** A singular noun without article. */
export function findThing(facts: Facts, world: World, typed: string): string {
  if (!ownThing.has(world.id)) return world.thing;
  const texts = [
    facts.category ?? '',
    facts.name,
    typed.split(/[.!?\n]/)[0]?.toLowerCase() ?? '',
    ...facts.points.map((point) => point.text),
  ];
  for (const text of texts) {
    const word = known.exec(text)?.[1]?.toLowerCase();
    if (word) return singular[word] ?? word.replace(/(?<!s)s$/, '');
  }
  return world.thing;
}
