import { choose } from '../cast/seed.ts';
import { markers } from '../palette.ts';
import { matchStems } from '../reading/match-stems.ts';
import { withoutSimiles } from '../reading/without-similes.ts';
import type { Prop, PropLook } from '../scene.ts';
import { allThings } from './all-things.ts';
import { colourOf } from './find-colour.ts';
import { plant } from './furniture.ts';
import { onlyWords } from './only-words.ts';
import { asProp, type Thing } from './thing.ts';
import { wiltedPlant, wilting } from './wilted-plant.ts';

const match = matchStems<Thing | undefined>([
  ...allThings.map((thing) => ({ meaning: thing, stems: thing.stems })),
  { meaning: undefined, stems: onlyWords },
]);
const muted = ['red', 'teal', 'blue', 'olive', 'tan', 'mustard', 'purple'] as const;

type FoundProp = { prop: Prop; look: PropLook };

/** The things a text speaks of, in its order, in the colours it gives them. */
export function findProps(told: string): FoundProp[] {
  const text = withoutSimiles(told);
  const found = new Map<Thing, FoundProp>();
  for (const hit of match(text)) {
    const thing = hit.meaning === plant && wilting.test(text) ? wiltedPlant : hit.meaning;
    if (!thing || found.has(thing)) continue;
    found.set(thing, { prop: asProp(thing), look: lookOf(thing, colourOf(text, hit)) });
  }
  return [...found.values()];
}

/** A thing's colours: the one said of it, else its own in life, else a muted one of its name. */
export function lookOf(thing: Thing, said?: string): PropLook {
  return {
    color: said ?? thing.natural?.color ?? markers[choose(muted, thing.name, 'colour')],
    accent: thing.natural?.accent ?? markers.cream,
  };
}
