import { points } from '#server/drawing/points.ts';
import { dim } from '../fixtures/dim.ts';
import { spotlight } from '../fixtures/lights.ts';
import { place, type Stage } from '../stage.ts';
import { table } from '../surfaces.ts';

// A tall window with a round top, its glass in colours.
function arched(
  g: Stage,
  x: number,
  up: number,
  width: number,
  tall: number,
  colored: boolean,
): void {
  const half = width / 2;
  const outline = g.at(x, [
    [-half, up],
    [-half, up + tall * 0.7],
    [-half * 0.72, up + tall * 0.9],
    [0, up + tall],
    [half * 0.72, up + tall * 0.9],
    [half, up + tall * 0.7],
    [half, up],
  ]);
  g.solid(outline, g.tones.glass, { weight: 1.2 });
  if (colored)
    for (const [i, color] of ['#c9806a', '#8fa9bd', '#d9b45c', '#9ab08a'].entries())
      g.block(
        x + (i % 2 ? 1 : -1) * half * 0.46 * g.unit,
        up + 4 + Math.floor(i / 2) * tall * 0.34,
        half * 0.76,
        tall * 0.3,
        dim(g, color),
        {
          weight: 0.6,
        },
      );
  g.line(
    g.at(x, [
      [0, up],
      [0, up + tall],
    ]),
    { weight: 0.8 },
  );
}

export const church = place({
  id: 'church',
  name: 'a church',
  indoors: true,
  surface: table,
  paint(g) {
    g.room();
    for (const share of g.tall ? [0.18, 0.82] : [0.1, 0.28, 0.72, 0.9])
      arched(g, g.x(share), 92, g.tall ? 46 : 52, g.tall ? 150 : 108, true);
    const x = g.x(0.5);
    g.soft(g.at(x, points('-60 0 -60 150 -40 190 0 206 40 190 60 150 60 0')), g.tones.wallShade);
    g.block(x, 108, 5, 62, g.tones.woodShade, { weight: 0.9 }).block(
      x,
      144,
      32,
      5,
      g.tones.woodShade,
      {
        weight: 0.9,
      },
    );
    g.block(x, 0, 84, 50, dim(g, '#f5f0e4')).block(x, 50, 92, 6, g.tones.wood);
    for (const dx of [-32, 32]) {
      g.block(x + dx * g.unit, 56, 5, 18, '#f5f0e4', { weight: 0.7 });
      g.oval(x + dx * g.unit, g.y(79), 3, 5, '#ffd21f', { weight: 0.6 });
    }
    for (const side of [-1, 1])
      for (const [i, share] of [0.42, 0.34, 0.24].entries()) {
        const bench = g.x(0.5 + side * share);
        g.block(bench, -i * 8, g.tall ? 50 : 110, 52, i % 2 ? g.tones.wood : g.tones.woodShade, {
          weight: 0.9,
        });
      }
  },
});

export const villageHall = place({
  id: 'village-hall',
  name: 'a village hall',
  indoors: true,
  surface: table,
  paint(g) {
    g.room();
    g.band(g.y(70), g.floor, g.tones.wood, g.tones.woodShade, 1.5);
    g.line(`0 ${g.y(70)} ${g.width} ${g.y(70)}`, { weight: 1 });
    for (const share of g.tall ? [0.2, 0.8] : [0.12, 0.88])
      arched(g, g.x(share), 88, 56, g.tall ? 130 : 96, false);
    const x = g.x(0.5);
    const wide = g.tall || g.square ? 100 : 190;
    g.block(x, 34, wide, 150, dim(g, '#8a4a44')).block(x, 0, wide + 30, 36, g.tones.wood);
    for (let dx = -wide / 2 + 14; dx < wide / 2; dx += 18)
      g.line(
        g.at(x, [
          [dx, 36],
          [dx, 182],
        ]),
        { weight: 0.5 },
      );
    const flags = Math.max(12, g.y(g.tall ? 262 : 206));
    for (let i = 0; i < 10; i++) {
      const left = g.width * (i / 10);
      g.solid(
        `${left + 3} ${flags} ${left + g.width / 12} ${flags} ${left + g.width / 22} ${flags + 14}`,
        dim(g, ['#c9806a', '#e0b93a', '#6f9a96'][i % 3] ?? '#c9806a'),
        { weight: 0.6 },
      );
    }
    g.line(`0 ${flags} ${g.width} ${flags}`, { weight: 0.7 });
    for (const share of g.tall || g.square ? [0.08] : [0.24, 0.76])
      for (const up of [0, 7, 14, 21])
        g.block(g.x(share) + up * 0.3, 44 + up, 40, 6, g.tones.dark, { weight: 0.7 });
    for (const share of g.tall || g.square ? [0.08] : [0.24, 0.76])
      for (const dx of [-16, 16])
        g.line(
          g.at(g.x(share), [
            [dx, 44],
            [dx, 0],
          ]),
          { weight: 1.2 },
        );
  },
});

export const museum = place({
  id: 'museum',
  name: 'a museum',
  indoors: true,
  surface: table,
  paint(g) {
    g.room(dim(g, '#e9e2d4'), dim(g, '#dcd3c1'));
    for (const [share, w, t, color] of g.tall || g.square
      ? ([
          [0.24, 66, 84, '#8fa9bd'],
          [0.78, 54, 66, '#c9806a'],
        ] as const)
      : ([
          [0.14, 88, 66, '#8fa9bd'],
          [0.44, 60, 78, '#c9a06a'],
          [0.72, 96, 66, '#9ab08a'],
        ] as const)) {
      const x = g.x(share);
      const middle = g.tall ? 176 : 148;
      g.block(x, middle - t / 2, w, t, g.tones.woodShade).block(
        x,
        middle - t / 2 + 5,
        w - 10,
        t - 10,
        dim(g, color),
        { weight: 0.7 },
      );
      g.soft(
        g.at(x, [
          [-w * 0.38, middle - t * 0.36],
          [-w * 0.16, middle + t * 0.1],
          [w * 0.06, middle - t * 0.14],
          [w * 0.24, middle + t * 0.24],
          [w * 0.38, middle - t * 0.36],
        ]),
        dim(g, '#5f6f6a'),
        { weight: 0.7 },
      );
      spotlight(g, x, Math.max(10, g.y(g.tall ? 276 : 206)), 0);
    }
    const plinth = g.x(g.tall ? 0.86 : 0.92);
    g.block(plinth, 0, 44, 82, dim(g, '#f5f0e4')).soft(
      g.at(plinth, points('-8 82 -18 108 -7 126 -9 136 9 136 7 126 18 108 8 82')),
      dim(g, '#b8714b'),
    );
    const posts = g.tall ? [0.1, 0.5] : [0.08, 0.34, 0.58];
    for (const [i, share] of posts.entries()) {
      g.line(`${g.x(share)} ${g.y(0)} ${g.x(share)} ${g.y(60)}`, { weight: 2, color: '#a9842f' });
      const next = posts[i + 1];
      if (next)
        g.curve(
          `${g.x(share)} ${g.y(58)} ${g.x((share + next) / 2)} ${g.y(38)} ${g.x(next)} ${g.y(58)}`,
          { weight: 1.8, color: '#84383a' },
        );
    }
  },
});
