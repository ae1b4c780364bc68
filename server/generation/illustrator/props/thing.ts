// How the library's things are written down: drawn once, used as a prop and as a product.
import type { Sketch } from '#server/drawing/brush.ts';
import { Hand } from '../hand.ts';
import type { ProductDrawing, ProductLook, Prop } from '../scene.ts';

export type Thing = ProductDrawing & {
  /** The colours it has in life; without them it takes a colour of the brand. */
  natural?: { color: string; accent?: string };
};

type Outline = Omit<Thing, 'paint' | 'size'> & {
  size: readonly [width: number, height: number];
  paint(hand: Hand, look: ProductLook): void;
};

/** A thing from its outline, drawn about 100 units large. */
export function thing({ size: [width, height], paint, ...rest }: Outline): Thing {
  return {
    ...rest,
    size: { width, height },
    paint: (s: Sketch, look: ProductLook) => paint(new Hand(s), look),
  };
}

/** The same thing as part of a scene, without lettering. */
export function asProp({ paint, ...rest }: Thing): Prop {
  return { ...rest, paint: (s, look) => paint(s, { ...look, label: '' }) };
}
