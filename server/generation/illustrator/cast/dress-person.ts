// Puts on what a plan says somebody wears, from the skin outwards.
import { type CatalogueRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import { type MarkerName, markers } from '../palette.ts';
import type { LayerKind, Person, Wardrobe } from '../people/person.ts';
import { clothesIn } from './clothes-words.ts';
import { type Garb, garments } from './garments.ts';
import { colourIn } from './wardrobe.ts';

/** The person in these clothes; `unknown` is told of what is not in the wardrobe. */
export function dressPerson(
  person: Person,
  wears: readonly CatalogueRef[],
  unknown: (ref: CatalogueRef) => void,
): Person {
  const known = wears.flatMap((ref): Worn[] => {
    const note = noteOf(ref);
    const garb = note === undefined ? garments[ref] : clothesIn(note)[0];
    if (!garb) unknown(ref);
    const color = note && colourIn(note);
    return garb ? [{ garb, ...(color ? { color } : {}) }] : [];
  });
  if (known.length === 0) return person;
  const before = person.wardrobe;
  const layered = known.some(({ garb: { slot } }) => slot === 'top' || slot === 'layer');
  // Who is said to wear a shirt does not wear the jacket that was guessed; a cap takes nothing off.
  const bare: Wardrobe = layered
    ? { ...before, layer: { kind: 'none', color: markers.gray }, over: undefined }
    : before;
  return { ...person, wardrobe: known.reduce((worn, one) => putOn(worn, one, before), bare) };
}

/** A garment, in a colour of its own where one was said. */
type Worn = { garb: Garb; color?: string };

function putOn(worn: Wardrobe, { garb, color }: Worn, before: Wardrobe): Wardrobe {
  switch (garb.slot) {
    case 'top':
      return {
        ...worn,
        top: { kind: garb.kind, color: color ?? colourFor(garb, before.top, worn) },
      };
    case 'bottom':
      return {
        ...worn,
        bottom: { kind: garb.kind, color: color ?? colourFor(garb, before.bottom, worn) },
      };
    case 'headwear':
      return {
        ...worn,
        headwear: { kind: garb.kind, color: color ?? colourFor(garb, before.headwear, worn) },
      };
    case 'layer': {
      const next = { kind: garb.kind, color: color ?? colourFor(garb, before.layer, worn) };
      return worn.layer.kind === 'none'
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

type Layer = Wardrobe['layer'];
const overAll: readonly LayerKind[] = ['apron', 'bib', 'vest', 'hi-vis-vest'];

// What has no sleeves lies over what has; of two with sleeves the outer one hides the inner.
const stacked = (inner: Layer, outer: Layer): Pick<Wardrobe, 'layer' | 'over'> =>
  overAll.includes(outer.kind) ? { layer: inner, over: outer } : { layer: outer, over: undefined };

// What the client said of its colour, and never the colour of what it lies on.
function colourFor(
  garb: { kind: string; color: MarkerName },
  said: { kind: string; color: string },
  worn: Wardrobe,
): string {
  if (said.kind === garb.kind) return said.color;
  const color = markers[garb.color];
  const under = [worn.top.color, worn.layer.kind === 'none' ? '' : worn.layer.color];
  return under.includes(color) && color !== markers.white ? markers.gray : color;
}
