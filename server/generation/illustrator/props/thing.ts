// How the library's things are written down: drawn once, used as a prop and as a product.
import type { Sketch } from '#server/drawing/brush.ts';
import { Hand } from '../hand.ts';
import { listStems } from '../reading/list-stems.ts';
import type { ProductDrawing, ProductLook, Prop } from '../scene.ts';

export type Thing = ProductDrawing & {
  /** Trades and subjects this thing stands for when it is advertised, but is not in the picture. */
  about: readonly string[];
  /** The colours it has in life; without them it takes a colour of the brand. */
  natural?: { color: string; accent?: string };
};

type Outline = Omit<Thing, 'paint' | 'stems' | 'about' | 'size'> & {
  /** Words for the thing itself, separated by commas. */
  stems: string;
  about: string;
  size: readonly [width: number, height: number];
  paint(hand: Hand, look: ProductLook): void;
};

/** A thing from its outline, drawn about 100 units large. */
export function thing({ stems, about, size: [width, height], paint, ...rest }: Outline): Thing {
  return {
    ...rest,
    stems: listStems(stems),
    about: listStems(about),
    size: { width, height },
    paint: (s: Sketch, look: ProductLook) => paint(new Hand(s), look),
  };
}

/** The same thing as part of a scene, without lettering. */
export function asProp({ paint, ...rest }: Thing): Prop {
  return { ...rest, paint: (s, look) => paint(s, { ...look, label: '' }) };
}
