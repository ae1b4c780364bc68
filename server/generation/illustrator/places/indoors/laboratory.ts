import { points } from '#server/drawing/points.ts';
import { striplights } from '../fixtures/lights.ts';
import { windowAt } from '../fixtures/openings.ts';
import { place, type Stage } from '../stage.ts';
import { stoneCounter } from '../surfaces.ts';

export const laboratory = place({
  id: 'laboratory',
  name: 'a laboratory',
  indoors: true,
  surface: stoneCounter,
  paint(g) {
    g.room();
    striplights(g);
    windowAt(g, g.x(g.tall ? 0.5 : 0.5), 150, g.tall ? 90 : 130, 76);
    for (const share of g.tall ? [0.5] : [0.16, 0.84]) flasks(g, g.x(share), g.tall ? 96 : 148);
    g.block(g.x(0.5), 0, (g.width / g.unit) * 0.98, 84, g.tones.light).block(
      g.x(0.5),
      84,
      g.width / g.unit,
      7,
      g.tones.dark,
    );
    flasks(g, g.x(g.tall ? 0.22 : 0.3), 91, false);
    microscope(g, g.x(g.tall ? 0.8 : 0.7));
  },
});

// Flasks on a shelf, or standing on the bench.
function flasks(g: Stage, x: number, up: number, shelf = true): void {
  for (const [i, color] of ['#c2857a', '#8fb0bd', '#e0b93a'].entries()) {
    const cx = x + (i - 1) * 30 * g.unit;
    g.small(
      cx,
      [
        [-4, up + 34],
        [-4, up + 20],
        [-12, up],
        [12, up],
        [4, up + 20],
        [4, up + 34],
      ],
      '#eef1ec',
    );
    g.small(
      cx,
      [
        [-8, up + 11],
        [-12, up],
        [12, up],
        [8, up + 11],
      ],
      color,
    );
  }
  if (shelf) g.block(x, up - 6, 106, 6, g.tones.wood, { weight: 0.9 });
}

function microscope(g: Stage, x: number): void {
  g.small(x, points('-20 91 -20 97 16 97 16 91'), g.tones.deep);
  g.small(x, points('8 97 16 97 18 128 4 142 -2 136 9 124'), g.tones.deep);
  g.small(x, points('-14 116 -8 112 6 140 -2 148'), g.tones.middle);
}
