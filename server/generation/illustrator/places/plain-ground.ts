// A plain ground for what has no picture of its own: a wall, a floor, a table, and the word for it.
import { letter } from '#server/drawing/lettering.ts';
import type { Place } from '../scene.ts';
import { Stage } from './stage.ts';
import { stoneCounter } from './surfaces.ts';

/** A plain ground; `note` is what it is in the client's words, lettered small on it. */
export const plainGround = (note = ''): Place => ({
  id: 'plain',
  name: note ? `a plain ground marked “${note}”` : 'a plain ground',
  note,
  indoors: true,
  surface: stoneCounter,
  paint: (sketch, frame, mood) => {
    const g = new Stage(sketch, frame, mood);
    const { width, height, tones } = g;
    g.band(-2, height + 2, tones.wall, tones.wallShade, -0.6);
    if (g.floor < height) {
      g.band(g.floor + 4, height + 2, tones.floor, tones.floorShade, -0.03);
      g.curve(`-4 ${g.floor + 4} ${width * 0.5} ${g.floor + 8} ${width + 4} ${g.floor + 4}`, {
        weight: 0.6,
      });
    }
    if (!note) return;
    // As an artist writes it: small, in a corner that is seldom covered.
    const size = Math.min(width, height) * 0.045;
    const y = height * (g.tall ? 0.215 : 0.94);
    letter(
      sketch,
      note,
      { x: width * 0.06, y, width: width * 0.42, height: size * 1.4 },
      { color: tones.dark, size, align: 'start', weight: 0.07 },
    );
  },
});

/** Whether a place is nothing but ground. */
export const isPlain = ({ note, id }: Place): boolean =>
  note !== undefined || id === 'plain-studio';
