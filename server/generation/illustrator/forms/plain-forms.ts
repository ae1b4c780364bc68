// What the library has no drawing for: neutral shapes with the client's own word lettered on them.

import type { Hand } from '../hand.ts';
import { type Thing, thing } from '../props/thing.ts';
import type { ProductLook } from '../scene.ts';

/** A blank print that stands on something, with a dashed edge: here goes the picture of what the word says. */
export const plainBlock = (note: string): Thing =>
  thing({
    id: 'none',
    name: `an empty print marked “${note}”`,
    note,
    size: [104, 84],
    tallCm: 30,
    hold: 'both',
    rests: 'surface',
    natural: { color: '#bdb3a2' },
    paint: (h, look) => paintBlock(h, look, note),
  });

const dashes = 9;
const edges = ['-43 -73 43 -75', '43 -75 44 -9', '44 -9 -44 -8', '-44 -8 -43 -73'] as const;

function paintBlock(h: Hand, { label }: ProductLook, note: string): void {
  h.ground(50);
  h.soft('-49 -80 49 -82 51 -2 -51 0', '#f5f0e4', { tremble: 0.3 });
  for (const edge of edges) dashed(h, edge);
  letterOn(h, note, label, [-40, -70, 80, 58]);
}

// Dashes say that the picture is still to come.
function dashed(h: Hand, edge: string): void {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = edge.split(' ').map(Number);
  const at = (share: number) => `${x1 + (x2 - x1) * share} ${y1 + (y2 - y1) * share}`;
  for (let dash = 0; dash < dashes; dash++)
    h.line(`${at((dash + 0.15) / dashes)} ${at((dash + 0.7) / dashes)}`, {
      weight: 0.55,
      color: '#7b7466',
    });
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
