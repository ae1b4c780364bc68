// All that one frame is composed from.
import type { Cast } from '../cast/find-cast.ts';
import type { Shot } from '../reading/read-shot.ts';
import type { Place, ProductDrawing, ProductLook, Prop, PropLook } from '../scene.ts';
import type { Sheet } from './sheet.ts';

export type Dressing = { prop: Prop; look: PropLook };
export type ScenePlan = {
  sheet: Sheet;
  shot: Shot;
  place: Place;
  /** The picture itself names the place. */
  placeSaid: boolean;
  /** Things the picture mentions, the most telling first. */
  props: readonly Dressing[];
  product: { drawing: ProductDrawing; look: ProductLook };
  /** The product itself is part of this picture. */
  showsProduct: boolean;
  cast: Cast;
  voiceOnly: boolean;
  productName: string;
  /** The frame's number, from 0: neighbours are composed to alternate sides. */
  index: number;
  seed: number;
};

/** Which side of the sheet the main thing takes: -1 left, 1 right. */
export const sideOf = ({ index, seed }: ScenePlan): -1 | 1 =>
  (index + (seed & 1)) % 2 === 0 ? -1 : 1;
