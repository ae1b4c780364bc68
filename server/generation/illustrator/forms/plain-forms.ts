// What the library has no drawing for: neutral shapes with the client's own word lettered on them.

import type { Hand } from '../hand.ts';
import { shade, tint } from '../palette.ts';
import { type Thing, thing } from '../props/thing.ts';
import type { ProductLook } from '../scene.ts';

/** A plain block that stands on something: a carton without a brand, and the word on its face. */
export const plainBlock = (note: string): Thing =>
  thing({
    id: 'none',
    name: `a plain block marked “${note}”`,
    note,
    size: [104, 84],
    tallCm: 30,
    hold: 'both',
    rests: 'surface',
    natural: { color: '#bdb3a2' },
    paint: (h, look) => paintBlock(h, look, note),
  });

function paintBlock(h: Hand, { color, label }: ProductLook, note: string): void {
  h.ground(50);
  h.soft('-46 -70 -40 -76 36 -76 42 -70 42 -4 38 0 -44 0 -48 -4', color, { tremble: 0.3 });
  h.solid('-44 -75 -34 -84 48 -84 40 -75', tint(color, 0.35), { weight: 0.9, tremble: 0.3 });
  h.solid('41 -74 50 -83 51 -12 42 -3', shade(color, 0.24), { weight: 0.9, tremble: 0.3 });
  letterOn(h, note, label, [-42, -66, 80, 56]);
}

/** A card that hangs or is pinned: for what belongs on a wall, in the air or on somebody. */
export const plainCard = (note: string, isPinned = true): Thing =>
  thing({
    id: 'none',
    name: `a plain card marked “${note}”`,
    size: [104, 70],
    tallCm: 46,
    hold: 'grip',
    rests: 'wall',
    natural: { color: '#efe4c8' },
    paint: (h, { color, label }) => {
      h.soft('-50 -66 -48 -69 48 -69 51 -66 51 -4 48 0 -48 0 -51 -3', color, { tremble: 0.3 });
      if (isPinned) h.oval(0, -63, 3, 3, '#57534c', { weight: 0.6 });
      letterOn(h, note, label, isPinned ? [-46, -56, 92, 50] : [-34, -66, 68, 62]);
    },
  });

/** A small slip for the hand, about as large as what it stands for may be. */
export const plainSlip = (note: string): Thing => ({
  ...plainCard(note, false),
  tallCm: 14,
  rests: 'surface',
  hold: 'grip',
});

// The brand's name large and the word for the thing under it; the word alone fills the face.
function letterOn(
  h: Hand,
  note: string,
  label: string,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  if (!label || label.toLowerCase() === note.toLowerCase()) {
    h.name(note, [x, y, width, height]);
    return;
  }
  h.label(label, [x + 2, y, width - 4, height * 0.62]);
  h.name(note, [x, y + height * 0.62, width, height * 0.42]);
}
