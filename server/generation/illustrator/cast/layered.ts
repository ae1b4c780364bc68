// Layers over the top, two of which are drawn: what lies under an open coat is seen there.
import { markers } from '../palette.ts';
import type { LayerKind, Wardrobe } from '../people/person.ts';
import type { Garb } from './garments.ts';

export type Layer = Wardrobe['layer'];
export type Layers = Pick<Wardrobe, 'layer' | 'over'>;

export const noLayer: Layer = { kind: 'none', color: markers.gray };

// How far outside each kind of layer with sleeves is worn.
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
const isSleeveless = ({ kind }: Pick<Layer, 'kind'>): boolean => order[kind] >= order.vest;

/** An apron or a vest: it goes over whatever is worn, unless it is said otherwise. */
export const isOverAll = (garb: Garb): boolean => garb.slot === 'layer' && isSleeveless(garb);

const wornOf = ({ layer, over }: Layers): Layer[] =>
  [layer, ...(over ? [over] : [])].filter(({ kind }) => kind !== 'none');

// The outer two of what is worn, from the inside.
function outerTwo(worn: readonly Layer[]): Layers {
  const [inner = noLayer, outer] = worn.slice(-2);
  return { layer: inner, over: outer };
}

/** Layers with one more outside of them; of two with sleeves the outer one hides the inner. */
export function putOver(layers: Layers, next: Layer): Layers {
  const worn = wornOf(layers);
  const alike =
    worn.find(({ kind }) => kind === next.kind) ??
    worn.find((one) => isSleeveless(one) === isSleeveless(next));
  if (!alike) return outerTwo([...worn, next]);
  const isInside = order[next.kind] < order[alike.kind];
  // An apron goes over a vest, where nothing else is worn.
  if (isSleeveless(next) && worn.length === 1 && alike.kind !== next.kind)
    return outerTwo(isInside ? [next, alike] : [alike, next]);
  if (isInside && !isSleeveless(next)) return layers;
  return outerTwo([...worn.filter((one) => one !== alike), next]);
}

/** Layers without this one, or without the one that is drawn for it: with sleeves, or without. */
export function takenFrom(layers: Layers, garb: Extract<Garb, { slot: 'layer' }>): Layers {
  const worn = wornOf(layers);
  const own =
    worn.find(({ kind }) => kind === garb.kind) ??
    worn.find((one) => isSleeveless(one) === isSleeveless(garb));
  return outerTwo(worn.filter((one) => one !== own));
}
