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

/** Layers with one more outside of them; of two with sleeves the outer one hides the inner. */
export function putOver({ layer, over }: Layers, next: Layer): Layers {
  const worn = [layer, ...(over ? [over] : [])].filter(({ kind }) => kind !== 'none');
  const alike = worn.find((one) => isSleeveless(one) === isSleeveless(next));
  const isHidden = alike && !isSleeveless(next) && order[next.kind] < order[alike.kind];
  if (isHidden) return { layer, over };
  const [inner = noLayer, outer] = [...worn.filter((one) => one !== alike), next];
  return { layer: inner, over: outer };
}

/** Layers without what has sleeves as this has, or has none. */
export function takenFrom({ layer, over }: Layers, garb: Extract<Garb, { slot: 'layer' }>): Layers {
  const [inner = noLayer, outer] = [layer, ...(over ? [over] : [])].filter(
    (one) => isSleeveless(one) !== isSleeveless(garb),
  );
  return { layer: inner, over: outer };
}
