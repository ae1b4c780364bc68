import type { Sketch } from './brush.ts';
import type { Layer } from './mark.ts';

/** What `paint` draws belongs to a layer, and what is drawn on another meanwhile to that. */
export const onLayer =
  <Args extends unknown[]>(layer: Layer, paint: (sketch: Sketch, ...args: Args) => void) =>
  (sketch: Sketch, ...args: Args): void =>
    void sketch.on(layer, () => paint(sketch, ...args));
