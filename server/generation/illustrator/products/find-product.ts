import { allThings } from '../props/all-things.ts';
import { sign } from '../props/civic.ts';
import { phone } from '../props/devices.ts';
import { colourOf } from '../props/find-colour.ts';
import { onlyWords } from '../props/only-words.ts';
import { box } from '../props/packaging.ts';
import { poster } from '../props/paper-goods.ts';
import type { Thing } from '../props/thing.ts';
import { type Match, matchStems } from '../reading/match-stems.ts';
import { withoutSimiles } from '../reading/without-similes.ts';
import type { ProductDrawing } from '../scene.ts';
import { kindOfWork } from './kind-of-work.ts';
import { shopSign } from './shop-sign.ts';
import { splitPictures } from './split-pictures.ts';

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
  'a dropper bottle',
]);

type Meaning = { thing: Thing; named: boolean } | undefined;

const things = [...allThings, shopSign];
const match = matchStems<Meaning>([
  ...things.flatMap((thing) => [
    { meaning: { thing, named: true }, stems: thing.stems },
    { meaning: { thing, named: false }, stems: thing.about },
  ]),
  { meaning: undefined, stems: onlyWords },
]);
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
 * The drawing that stands for a product: what kind of work it is, what its name says, else what the
 * text says of it, the sooner the better, else what its pictures show. A trailer without a telling
 * word is a poster, a public message a sign, a channel a phone, and anything else a box with a
 * label. Things with colours of their own keep them unless the text gives them another.
 */
export function findProduct(productName: string, about: string): ProductDrawing {
  const text = withoutSimiles(about);
  const { told, pictures } = splitPictures(text);
  const story = told.startsWith(productName) ? told.slice(productName.length) : told;
  const work = kindOfWork(story);
  const thing =
    work ?? (announced(pictures) === poster ? poster : plainly(productName, told, pictures));
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

// What the name, the description and at last the pictures speak of.
function plainly(productName: string, told: string, pictures: string): Thing {
  const inName = best(match(productName), () => 0);
  const sooner = ({ at }: Match<Meaning>) => Math.min(at / 16, 16);
  const inText = best(match(told), sooner);
  const packed = contents.has(inName?.meaning?.thing.name ?? '') ? packageIn(told) : undefined;
  const said = packed ?? inName?.meaning?.thing ?? inText?.meaning?.thing ?? announced(pictures);
  return said ?? best(match(pictures), sooner)?.meaning?.thing ?? box;
}

// What the last picture says it is: `Title card` ends a trailer, `End card` a public message.
function announced(pictures: string): Thing | undefined {
  if (/\bTitle card\b|\b(?:The title|El título|Le titre|Der Titel) ?:/u.test(pictures))
    return poster;
  if (/\b(?:End card|Rótulo final|Carton final|Schlusstafel)\b/u.test(pictures)) return sign;
  return /\b(?:Dernière image|Last picture|Letztes Bild)\b|Última imagen/u.test(pictures)
    ? phone
    : undefined;
}

function best(
  found: readonly Match<Meaning>[],
  cost: (match: Match<Meaning>) => number,
): Match<Meaning> | undefined {
  let winner: Match<Meaning> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of found) {
    if (!one.meaning) continue;
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
    ({ at, meaning }) => at < 240 && meaning?.named && packages.has(meaning.thing.name),
  );
  return hit?.meaning?.thing;
}

function colourSaid(thing: Thing, text: string): string | undefined {
  for (const hit of match(text)) {
    if (hit.meaning?.thing !== thing || !hit.meaning.named) continue;
    const said = colourOf(text, hit);
    if (said) return said;
  }
  return undefined;
}
