// Puts on what a plan says somebody wears, from the skin outwards.
import { type CatalogueRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import { type MarkerName, markers } from '../palette.ts';
import type { Person, Wardrobe } from '../people/person.ts';
import { clothesIn } from './clothes-words.ts';
import { type Garb, garments } from './garments.ts';
import { isOverAll, noLayer, putOver, takenFrom } from './layered.ts';
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
  const bare: Wardrobe = layered ? { ...before, layer: noLayer, over: undefined } : before;
  const wardrobe = known.reduce(
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
  switch (garb.slot) {
    case 'headwear':
      return { ...worn, headwear: { kind: 'none', color: markers.gray } };
    case 'layer':
      return { ...worn, ...takenFrom(worn, garb) };
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
      const known = before.over?.kind === garb.kind ? before.over : before.layer;
      return {
        ...worn,
        ...putOver(worn, { kind: garb.kind, color: colourOf(garb, known) }),
      };
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

// What the client said of its colour, and never the colour of what it lies on.
function colourFor(garb: Coloured, said: Kinded, worn: Wardrobe): string {
  if (said.kind === garb.kind) return said.color;
  const color = markers[garb.color];
  const under = [worn.top.color, worn.layer.kind === 'none' ? '' : worn.layer.color];
  return under.includes(color) && color !== markers.white ? markers.gray : color;
}
