import { points } from '#server/drawing/points.ts';
import { dim } from '../fixtures/dim.ts';
import { clock } from '../fixtures/furniture.ts';
import { striplights } from '../fixtures/lights.ts';
import { place, type Stage } from '../stage.ts';
import { desk } from '../surfaces.ts';

export const serverRoom = place({
  id: 'server-room',
  name: 'a server room',
  indoors: true,
  surface: desk,
  paint(g) {
    g.room(dim(g, '#b9c4c9'), dim(g, '#a5b2b9'));
    for (const share of g.tall ? [0.16, 0.84] : [0.1, 0.27, 0.76, 0.93]) {
      const x = g.x(share);
      rack(g, x, g.tall ? 66 : 74, g.tall ? 236 : 196);
    }
    g.solid(g.at(g.x(0.5), points('-30 140 30 140 30 0 -30 0')), dim(g, '#8b979d'), {
      weight: 0.9,
    });
    const tray = Math.max(7, g.y(g.tall ? 280 : 208));
    g.box(-4, tray - 4, g.width + 8, 7, g.tones.dark, { weight: 0.8 });
    for (const share of g.tall ? [0.16, 0.84] : [0.1, 0.27, 0.76, 0.93])
      for (const dx of [-5, 2, 8])
        g.curve(
          `${g.x(share) + dx} ${tray + 2} ${g.x(share) + dx + 3} ${tray + 8} ${g.x(share) + dx * 0.6} ${g.y(g.tall ? 236 : 196)}`,
          { weight: 0.8, color: ['#567fa8', '#d6a63c', '#c2523d'][(dx + 5) % 3] ?? '#567fa8' },
        );
    if (g.floor < g.height)
      for (const share of [0.1, 0.3, 0.7, 0.9])
        g.line(
          `${g.x(0.5 + (share - 0.5) * 0.6)} ${g.floor} ${g.x(0.5 + (share - 0.5) * 2)} ${g.height}`,
          { weight: 0.5 },
        );
    striplights(g, 290);
  },
});

// A rack of units with small lights.
function rack(g: Stage, x: number, width: number, tall: number): void {
  g.block(x, 0, width, tall, '#3f4a55');
  const half = width / 2 - 6;
  for (let up = 12; up < tall - 20; up += 26) {
    g.small(
      x,
      [
        [-half, up],
        [-half, up + 19],
        [half, up + 19],
        [half, up],
      ],
      '#566370',
    );
    for (const [dx, color] of [
      [half * 0.5, '#9fd07a'],
      [half * 0.75, '#ffd21f'],
    ] as const)
      if (g.s.chance() > 0.3)
        g.small(
          x + dx * g.unit,
          [
            [-2, up + 8],
            [-2, up + 12],
            [2, up + 12],
            [2, up + 8],
          ],
          color,
        );
  }
}

export const callCentre = place({
  id: 'call-centre',
  name: 'a call centre',
  indoors: true,
  surface: desk,
  paint(g) {
    g.room();
    const board = g.x(g.tall ? 0.5 : 0.46);
    g.block(board, g.tall ? 196 : 150, g.tall ? 150 : 190, g.tall ? 66 : 50, g.tones.deep);
    for (const [i, tall] of [16, 26, 20, 34, 30].entries())
      g.block(
        board + (i * 20 - (g.tall ? 56 : 76)) * g.unit,
        g.tall ? 204 : 156,
        12,
        tall,
        '#8fc4b0',
        {
          weight: 0.6,
        },
      );
    g.line(
      g.at(board, [
        [g.tall ? 44 : 40, g.tall ? 236 : 184],
        [g.tall ? 66 : 84, g.tall ? 236 : 184],
      ]),
      { weight: 1.6, color: '#ffd21f' },
    ).line(
      g.at(board, [
        [g.tall ? 44 : 40, g.tall ? 220 : 170],
        [g.tall ? 60 : 72, g.tall ? 220 : 170],
      ]),
      { weight: 1.2, color: '#f5f0e4' },
    );
    for (const share of g.tall || g.square ? [0.16, 0.84] : [0.12, 0.34, 0.66, 0.88]) {
      const x = g.x(share);
      g.block(x, 0, g.tall ? 84 : 96, 118, dim(g, '#8ea6a0'));
      g.block(x, 68, g.tall ? 78 : 88, 6, g.tones.wood, { weight: 0.9 });
      g.block(x, 82, 46, 30, '#4a4439', { weight: 0.9 }).block(x, 85, 40, 24, dim(g, '#a9c4cf'), {
        bare: true,
      });
      g.line(g.at(x, points('0 82 0 74')), { weight: 1.6 });
      g.soft(g.at(x, points('-20 58 20 58 22 22 -22 22')), g.tones.dark, { weight: 0.9 }).line(
        g.at(x, points('0 22 0 2')),
        { weight: 1.6 },
      );
    }
    clock(g, g.x(0.9), g.tall ? 176 : 172);
    striplights(g, 284);
  },
});
