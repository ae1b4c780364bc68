// A drawing without room for a name gets a name card at its foot when it is the product.
import { Sketch } from '#server/drawing/brush.ts';
import { Hand } from '../hand.ts';
import type { Thing } from '../props/thing.ts';

/** The thing with a card for its label where it does not letter it itself. */
export function withLabel(thing: Thing): Thing {
  if (lettersItself(thing)) return thing;
  const { width, height } = thing.size;
  return {
    ...thing,
    paint: (sketch, look) => {
      thing.paint(sketch, look);
      if (!look.label) return;
      // A card that stands before its foot, so that the thing itself stays open.
      const across = Math.max(width * 0.56, height * 0.46);
      const tall = Math.min(across * 0.3, height * 0.24);
      new Hand(sketch).label(look.label, [-across / 2, -tall * 0.42, across, tall]);
    },
  };
}

const known = new Map<string, boolean>();

// Painted once with a name and once without: what is the same has no place for it.
function lettersItself(thing: Thing): boolean {
  const before = known.get(thing.name);
  if (before !== undefined) return before;
  const paint = (label: string) => {
    const sketch = new Sketch(10, 10, 1, { blends: false });
    thing.paint(sketch, { color: '#c2523d', accent: '#efe4c8', label });
    return sketch.svg();
  };
  const letters = paint('AB') !== paint('');
  known.set(thing.name, letters);
  return letters;
}
