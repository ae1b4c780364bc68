// A plain ground for what has no picture of its own: a wall, a floor, a table, and the word for it.
import { letter } from '#server/drawing/lettering.ts';
import type { Place } from '../scene.ts';
import { shelf } from './fixtures/furniture.ts';
import { Stage } from './stage.ts';
import { stoneCounter } from './surfaces.ts';

/** Grounds that say nothing of where one is, so that frames of a board differ: `none:plain-window`. */
const grounds = {
  'plain-shelf': (g: Stage) => shelf(g, g.x(0.82), 150, 70, 'books'),
  'plain-window': (g: Stage) => {
    // Light falls in from a window that is not seen.
    const { width, height } = g;
    for (const [from, to] of [
      [0.56, 0.72],
      [0.76, 0.92],
    ] as const)
      g.tone(
        `${width * from} ${height * 0.1} ${width * to} ${height * 0.06} ${width * (to - 0.1)} ${height * 0.46} ${width * (from - 0.1)} ${height * 0.5}`,
        '#fff6dc',
      );
  },
  'plain-boards': (g: Stage) => {
    if (g.floor + 10 > g.height) return;
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9])
      g.line(
        `${g.x(0.5 + (share - 0.5) * 0.7)} ${g.floor + 8} ${g.x(0.5 + (share - 0.5) * 1.6)} ${g.height + 4}`,
        { weight: 0.6 },
      );
  },
} as const;
export type GroundId = keyof typeof grounds;

/** Whether a note names a ground of its own. */
export const isGround = (note: string): note is GroundId => Object.hasOwn(grounds, note);

/** A plain ground; `note` is what it is in the client's words, lettered small on it. */
export const plainGround = (note = '', ground?: GroundId): Place => ({
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
    if (ground) grounds[ground](g);
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
