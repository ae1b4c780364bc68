// The object the film is about: the visitor's own if it is one a camera knows, else the world's.
import type { Facts } from '../../facts.ts';
import type { World } from '../../world.ts';

const known =
  /\b(can|cans|bottle|bottles|jar|tin|mug|candle|candles|sofa|table|tables|lamp|ring|watch|jacket|dress|shirt|boots|sneakers|headphones|serum|mop|knife|knives|bike|bikes|tent|puzzle|bouquet|bouquets|taco|tacos|pizza|burger|burgers|cookie|cookies|cake|cakes|sock|socks|bag|backpack|pillow|mattress|blanket|speaker|camera|peeler|blender|keyboard|helmet|necklace|earrings|loaf|scarf|sweater|chair|desk|soap|kettle|grill|pan|skateboard|surfboard|umbrella|guitar|notebook|pen|stroller)\b/i;
const singular: Record<string, string> = {
  knives: 'knife',
  boots: 'boots',
  sneakers: 'sneakers',
  headphones: 'headphones',
  earrings: 'earrings',
  socks: 'socks',
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
]);

/** A singular or pair noun without article. */
export function findThing(facts: Facts, world: World): string {
  if (!ownThing.has(world.id)) return world.thing;
  const texts = [
    facts.category ?? '',
    facts.name,
    ...facts.points.filter((point) => point.shape === 'thing').map((point) => point.text),
  ];
  for (const text of texts) {
    const word = known.exec(text)?.[1]?.toLowerCase();
    if (word) return singular[word] ?? word.replace(/s$/, '');
  }
  return world.thing;
}
