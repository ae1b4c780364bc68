// Puts on what a plan says somebody wears, from the skin outwards.
import { type CatalogueRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import { type MarkerName, markers } from '../palette.ts';
import type { LayerKind, Person, Wardrobe } from '../people/person.ts';
import { clothesIn } from './clothes-words.ts';
import { type Garb, garments } from './garments.ts';
import { colourIn, refused } from './wardrobe.ts';

/**
 * The person in these clothes; `unknown` is told of what is not in the wardrobe. `said` is what they are
 * known to wear: over that something is put on, while what was guessed gives way.
 */
export function dressPerson(
  person: Person,
  wears: readonly CatalogueRef[],
  unknown: (ref: CatalogueRef) => void,
  said: readonly Garb[] = [],
): Person {
  const known = wears.flatMap((ref): Worn[] => {
    const garb = garbOf(ref);
    if (!garb) unknown(ref);
    const note = noteOf(ref);
    const color = note && colourIn(note);
    const isOff = note !== undefined && refused.test(note);
    return garb ? [{ garb, isOff, ...(color ? { color } : {}) }] : [];
  });
  if (known.length === 0) return person;
  const before = person.wardrobe;
  const on = known.filter(({ isOff }) => !isOff).map(({ garb }) => garb);
  const upper = on.filter(({ slot }) => slot === 'top' || slot === 'layer');
  const isPutOver = said.some(({ slot }) => slot === 'layer') && upper.every(isOverAll);
  const layered = upper.length > 0 && !isPutOver;
  // Who is said to wear a shirt does not wear the jacket that was guessed; a cap takes nothing off.
  const bare: Wardrobe = layered
    ? { ...before, layer: { kind: 'none', color: markers.gray }, over: undefined }
    : before;
  const wardrobe = known
    .toSorted((one, other) => outside(one) - outside(other))
    .reduce(
      (worn, one) => (one.isOff ? takeOff(worn, one.garb) : putOn(worn, one, before, said)),
      bare,
    );
  return { ...person, wardrobe };
}

/** The garment of a ref, also of one in words: `none:without hat` is a hat. */
export const garbOf = (ref: CatalogueRef): Garb | undefined => {
  const note = noteOf(ref);
  return note === undefined ? garments[ref] : clothesIn(note)[0];
};

/** A garment, in a colour of its own where one was said, or one that is taken off. */
type Worn = { garb: Garb; color?: string; isOff: boolean };

/** Whether somebody is still dressed without it. */
export const comesOff = ({ slot }: Garb): boolean =>
  slot !== 'top' && slot !== 'bottom' && slot !== 'shoes';

function takeOff(worn: Wardrobe, garb: Garb): Wardrobe {
  const none = { kind: 'none', color: markers.gray } as const;
  switch (garb.slot) {
    case 'headwear':
      return { ...worn, headwear: none };
    case 'layer':
      return isOverAll(garb)
        ? { ...worn, over: undefined, ...(isOver(worn.layer) ? { layer: none } : {}) }
        : { ...worn, layer: worn.over ?? none, over: undefined };
    case 'scarf':
    case 'tie':
    case 'gloves':
      return { ...worn, [garb.slot]: undefined };
    case 'glasses':
    case 'sunglasses':
    case 'earrings':
      return { ...worn, [garb.slot]: false };
    default:
      return worn;
  }
}

function putOn(
  worn: Wardrobe,
  { garb, color }: Worn,
  before: Wardrobe,
  said: readonly Garb[],
): Wardrobe {
  // Of what is drawn alike one garment has not the colour said of another.
  const isOther = said.some(({ slot }) => slot === garb.slot) && !said.includes(garb);
  const colourOf = (own: Coloured, known: Kinded) =>
    color ?? colourFor(own, isOther ? { ...known, kind: '' } : known, worn);
  switch (garb.slot) {
    case 'top':
      return {
        ...worn,
        top: { kind: garb.kind, color: colourOf(garb, before.top) },
      };
    case 'bottom':
      return {
        ...worn,
        bottom: { kind: garb.kind, color: colourOf(garb, before.bottom) },
      };
    case 'headwear':
      return {
        ...worn,
        headwear: { kind: garb.kind, color: colourOf(garb, before.headwear) },
      };
    case 'layer': {
      const next = { kind: garb.kind, color: colourOf(garb, before.layer) };
      return worn.layer.kind === 'none' || worn.layer.kind === next.kind
        ? { ...worn, layer: next }
        : { ...worn, ...stacked(worn.layer, next) };
    }
    case 'scarf':
    case 'tie':
    case 'gloves':
      return { ...worn, [garb.slot]: color ?? before[garb.slot] ?? markers[garb.color] };
    case 'shoes':
      // Only high shoes have a colour that was said: others are those everybody has on.
      return {
        ...worn,
        shoes: color ?? (before.boots && garb.high ? before.shoes : markers[garb.color]),
        boots: garb.high ?? false,
      };
    case 'glasses':
    case 'sunglasses':
    case 'earrings':
      return { ...worn, [garb.slot]: true };
  }
}

type Coloured = { kind: string; color: MarkerName };
type Kinded = { kind: string; color: string };
type Layer = Wardrobe['layer'];

// How far outside each kind of layer is worn; what has no sleeves lies over everything.
const order: Record<LayerKind, number> = {
  none: 0,
  cardigan: 1,
  blazer: 2,
  suit: 2,
  jacket: 3,
  quilted: 3,
  'hi-vis': 3,
  coat: 4,
  'lab-coat': 4,
  vest: 5,
  'hi-vis-vest': 5,
  apron: 6,
  bib: 6,
};
const isOver = ({ kind }: Layer): boolean => order[kind] >= order.vest;
const isOverAll = (garb: Garb): boolean => garb.slot === 'layer' && order[garb.kind] >= order.vest;
const outside = ({ garb, isOff }: Worn): number =>
  garb.slot === 'layer' && !isOff ? order[garb.kind] : 0;

// What has no sleeves lies over what has; of two with sleeves the outer one hides the inner.
const stacked = (inner: Layer, outer: Layer): Pick<Wardrobe, 'layer' | 'over'> =>
  isOver(outer) ? { layer: inner, over: outer } : { layer: outer, over: undefined };

// What the client said of its colour, and never the colour of what it lies on.
function colourFor(garb: Coloured, said: Kinded, worn: Wardrobe): string {
  if (said.kind === garb.kind) return said.color;
  const color = markers[garb.color];
  const under = [worn.top.color, worn.layer.kind === 'none' ? '' : worn.layer.color];
  return under.includes(color) && color !== markers.white ? markers.gray : color;
}
