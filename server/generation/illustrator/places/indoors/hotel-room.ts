import { bedside } from '../fixtures/beds.ts';
import { dim } from '../fixtures/dim.ts';
import { picture } from '../fixtures/furniture.ts';
import { curtains, windowAt } from '../fixtures/openings.ts';
import { place } from '../stage.ts';
import { table } from '../surfaces.ts';

export const hotelRoom = place({
  id: 'hotel-room',
  name: 'a hotel room',
  indoors: true,
  surface: table,
  paint(g) {
    g.room(dim(g, '#d9cdb9'), dim(g, '#c7b99f'));
    const left = g.x(g.tall ? 0.24 : 0.17);
    windowAt(g, left, 78, g.tall ? 76 : 96, 124);
    curtains(g, left, 78, g.tall ? 76 : 96, 124, dim(g, '#84686a'));
    const x = g.x(g.tall ? 0.72 : 0.7);
    const half = g.tall ? 50 : 84;
    g.soft(
      g.at(x, [
        [-half - 6, 40],
        [-half - 6, 112],
        [half + 6, 112],
        [half + 6, 40],
      ]),
      dim(g, '#84686a'),
      { tremble: 0.2 },
    );
    for (const side of [-1, 1])
      g.soft(
        g.at(x, [
          [side * 6, 56],
          [side * 8, 82],
          [side * (half - 6), 80],
          [side * (half - 4), 56],
        ]),
        dim(g, '#f5f0e4'),
        { weight: 0.9 },
      );
    g.block(x, 0, half * 2, 58, dim(g, '#f5f0e4'))
      .block(x, 14, half * 2 + 2, 26, dim(g, '#6f8fa0'))
      .line(
        g.at(x, [
          [-half, 48],
          [half, 48],
        ]),
        { weight: 0.6 },
      );
    if (!g.tall) for (const dx of [-half - 34, half + 34]) bedside(g, x + dx * g.unit);
    picture(g, x, g.tall ? 186 : 154, 74, 44);
  },
});
