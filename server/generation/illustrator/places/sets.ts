import { points } from '#server/drawing/points.ts';
import { clock } from './fixtures/furniture.ts';
import { pendant } from './fixtures/lights.ts';
import { place, type Stage } from './stage.ts';
import { desk, table } from './surfaces.ts';

// A map of the world in a few blots.
function worldMap(g: Stage, x: number, y: number, w: number, h: number): void {
  for (const [at, up, wide, tall] of [
    [0.08, 0.2, 0.22, 0.3],
    [0.2, 0.52, 0.13, 0.36],
    [0.44, 0.16, 0.14, 0.22],
    [0.46, 0.42, 0.16, 0.4],
    [0.6, 0.16, 0.3, 0.34],
    [0.78, 0.62, 0.14, 0.2],
  ] as const) {
    const [a, b] = [x + w * at, y + h * up];
    g.tone(
      `${a} ${b + h * tall * 0.3} ${a + w * wide * 0.4} ${b} ${a + w * wide} ${b + h * tall * 0.2} ${a + w * wide * 0.8} ${b + h * tall * 0.7} ${a + w * wide * 0.4} ${b + h * tall}`,
      '#c9d3cf',
      true,
    );
  }
}

export const newsStudio = place({
  id: 'news-studio',
  name: 'a news studio',
  indoors: true,
  surface: desk,
  paint(g) {
    const { width, height } = g;
    g.room(g.night ? '#3f4a55' : '#6d7c88', g.night ? '#333c45' : '#5d6b76');
    const [w, h] = g.tall ? [width * 0.92, width * 0.56] : [width * 0.6, height * 0.46];
    const [x, y] = [(width - w) / 2, height * (g.tall ? 0.12 : 0.1)];
    g.box(x, y, w, h, g.night ? '#5f7a8c' : '#7f9cab', { weight: 1.4 });
    worldMap(g, x, y, w, h * 0.8);
    g.box(x, y + h * 0.8, w, h * 0.2, '#c2523d', { weight: 0.9 });
    g.box(x, y + h * 0.8, w * 0.2, h * 0.2, '#f5f0e4', { weight: 0.8 });
    for (const [from, to] of points('0.25 0.5 0.54 0.72 0.76 0.94'))
      g.line(`${x + w * from} ${y + h * 0.9} ${x + w * to} ${y + h * 0.9}`, {
        weight: 1.6,
        color: '#f5f0e4',
      });
    if (!g.tall)
      for (const share of [0.03, 0.86])
        g.box(g.x(share), height * 0.16, width * 0.11, height * 0.3, g.tones.deep).box(
          g.x(share) + 5,
          height * 0.19,
          width * 0.11 - 10,
          height * 0.1,
          '#e0b93a',
          { bare: true },
        );
    for (const share of [0.16, 0.5, 0.84]) {
      g.box(g.x(share) - 12, -2, 24, height * 0.055, g.tones.deep);
      g.oval(g.x(share), height * 0.058, 10, 4, g.tones.glow, { weight: 0.7 });
    }
    if (g.floor < height)
      g.line(`0 ${g.floor} ${width} ${g.floor}`, { weight: 2.4, color: '#e0b93a' });
  },
});

export const interviewRoom = place({
  id: 'interview-room',
  name: 'an interview room',
  indoors: true,
  surface: table,
  paint(g) {
    g.room(g.tones.wallShade, g.tones.middle);
    const [x, w, tall] = [g.x(g.tall ? 0.5 : 0.28), g.tall ? 150 : 130, 84];
    g.block(x, 118, w, tall, g.tones.deep).block(
      x,
      123,
      w - 12,
      tall - 10,
      g.night ? '#4d5a5f' : '#9aa7a4',
    );
    const half = ((w - 12) / 2) * g.unit;
    for (let up = 128; up < 196; up += 9)
      g.line(`${x - half} ${g.y(up)} ${x + half} ${g.y(up)}`, { weight: 0.8 });
    if (!g.tall) board(g, g.x(0.76));
    clock(g, g.x(g.tall ? 0.86 : 0.06), 226);
    pendant(g, g.x(0.5), g.tall ? 262 : 226, g.tones.deep);
  },
});

// Photos and notes pinned to a board and joined by thread.
function board(g: Stage, x: number): void {
  g.block(x, 108, 116, 92, g.tones.wood);
  const notes = points('-38 176 -4 160 34 180 -32 130 20 128');
  for (const [i, [dx, up]] of notes.entries())
    g.block(x + dx * g.unit, up - 10, 22, 20, i % 2 ? '#e3d6b4' : '#f5f0e4', { weight: 0.7 });
  const [first = [0, 0], ...rest] = notes;
  for (const [dx, up] of rest)
    g.line(`${x + first[0] * g.unit} ${g.y(first[1])} ${x + dx * g.unit} ${g.y(up)}`, {
      weight: 0.8,
      color: '#c2523d',
    });
}

export const courtroom = place({
  id: 'courtroom',
  name: 'a courtroom',
  indoors: true,
  surface: table,
  paint(g) {
    g.room(g.tones.wood, g.tones.woodShade);
    const panel = g.width / (g.tall ? 4 : 7);
    for (let x = panel * 0.12; x < g.width; x += panel)
      g.box(x, g.height * 0.08, panel * 0.76, g.floor * 0.5, g.tones.woodShade, { weight: 0.7 });
    const r = Math.min(g.width, g.height) * 0.09;
    g.oval(g.x(0.5), g.height * 0.2, r, r, '#e0b93a').oval(
      g.x(0.5),
      g.height * 0.2,
      r * 0.7,
      r * 0.7,
      '#c19a4a',
      { weight: 0.8 },
    );
    const wide = g.tall ? 130 : 230;
    g.block(g.x(0.5), 60, wide, 70, g.tones.dark).block(g.x(0.5), 128, wide + 14, 8, g.tones.deep);
    g.block(g.x(0.5), 0, wide + 50, 62, g.tones.woodShade);
    for (const share of [0.08, 0.92]) {
      g.line(`${g.x(share)} ${g.floor} ${g.x(share)} ${g.height * 0.16}`, { weight: 1.6 });
      const side = share < 0.5 ? 1 : -1;
      g.solid(
        `${g.x(share)} ${g.height * 0.18} ${g.x(share) + side * 24} ${g.height * 0.26} ${g.x(share) + side * 16} ${g.height * 0.56} ${g.x(share)} ${g.height * 0.5}`,
        '#b0685a',
        { weight: 0.9 },
      );
    }
  },
});
