import { allThings } from '../props/all-things.ts';
import { colourOf } from '../props/find-colour.ts';
import { box } from '../props/packaging.ts';
import type { Thing } from '../props/thing.ts';
import { type Match, matchStems } from '../reading/match-stems.ts';
import type { ProductDrawing } from '../scene.ts';
import { kindOfWork } from './kind-of-work.ts';
import { shopSign } from './shop-sign.ts';

// What is sold in a package, drawn as a serving or in a usual package where none is said.
const contents = new Set([
  'a paper cup of coffee',
  'a mug',
  'a glass',
  'a tube',
  'a jar',
  'a pouch',
  'a bottle',
  'a cookie',
  'a chocolate bar',
  'a pill bottle',
]);

type Meaning = { thing: Thing; named: boolean };

const things = [...allThings, shopSign];
const match = matchStems<Meaning>(
  things.flatMap((thing) => [
    { meaning: { thing, named: true }, stems: thing.stems },
    { meaning: { thing, named: false }, stems: thing.about },
  ]),
);
// What a product is sold in says more about its look than what is in it.
const packages = new Set([
  'a box',
  'a jar',
  'a pouch',
  'a tube',
  'a can',
  'a bottle',
  'a spray bottle',
]);

/**
 * The drawing that stands for a product: what kind of work it is, what its name says, else what the text says of it, the
 * sooner the better; a box with a label where neither names anything. Things with colours of
 * their own keep them unless the text gives them another.
 */
export function findProduct(productName: string, text: string): ProductDrawing {
  const inName = best(match(productName), () => 0);
  const inText = best(match(text), ({ at }) => Math.min(at / 16, 16));
  const packed = contents.has(inName?.meaning.thing.name ?? '') ? packageIn(text) : undefined;
  const work = kindOfWork(text.startsWith(productName) ? text.slice(productName.length) : text);
  const thing = work ?? packed ?? inName?.meaning.thing ?? inText?.meaning.thing ?? box;
  const said = colourSaid(thing, productName) ?? colourSaid(thing, text);
  const { natural } = thing;
  if (!natural && !said) return thing;
  return {
    ...thing,
    paint: (sketch, look) =>
      thing.paint(sketch, {
        ...look,
        color: said ?? natural?.color ?? look.color,
        accent: natural?.accent ?? look.accent,
      }),
  };
}

function best(
  found: readonly Match<Meaning>[],
  cost: (match: Match<Meaning>) => number,
): Match<Meaning> | undefined {
  let winner: Match<Meaning> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of found) {
    const { thing, named } = one.meaning;
    const plus = named ? (packages.has(thing.name) ? 10 : 2) : 0;
    const score = Math.max(one.length, 6) + plus - cost(one);
    if (score > most) [winner, most] = [one, score];
  }
  return winner;
}

// The package an advertised drink, cream or snack is said to come in, early in the text.
function packageIn(text: string): Thing | undefined {
  const hit = match(text).find(
    ({ at, meaning }) => at < 240 && meaning.named && packages.has(meaning.thing.name),
  );
  return hit?.meaning.thing;
}

function colourSaid(thing: Thing, text: string): string | undefined {
  for (const hit of match(text)) {
    if (hit.meaning.thing !== thing || !hit.meaning.named) continue;
    const said = colourOf(text, hit);
    if (said) return said;
  }
  return undefined;
}
