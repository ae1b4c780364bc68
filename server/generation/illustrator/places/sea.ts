import { points } from '#server/drawing/points.ts';
import { cloud } from './fixtures/greenery.ts';
import { place, type Stage } from './stage.ts';
import { rail } from './surfaces.ts';

// The sea from `top` to `low` in bands with short crests.
function sea(g: Stage, top: number, low: number): void {
  const [water, shade] = g.night ? ['#4d5a63', '#3c474f'] : ['#9fb7bb', '#88a3a8'];
  g.band(top, low, water, shade, -0.04);
  g.line(`0 ${top} ${g.width} ${top}`, { weight: 0.9 });
  for (let i = 0; i < 9; i++) {
    const [x, y] = [g.s.chance() * g.width, top + 6 + g.s.chance() * (low - top - 8)];
    g.curve(`${x} ${y} ${x + 8} ${y - 2} ${x + 18} ${y}`, { weight: 0.8, color: '#e9efe9' });
  }
}

// The tower: bands of red and white, a gallery and a lamp that throws light when it is dark.
function tower(g: Stage, x: number, foot: number, tall: number): void {
  const [w, top] = [tall * 0.13, foot - tall];
  if (g.night) {
    const out = x < g.width / 2 ? g.width * 1.1 : -g.width * 0.1;
    for (const lift of [0.1, 0.34])
      g.s.fill(
        [
          [x, top - 3],
          [out, top - tall * lift],
          [out, top + tall * (0.5 - lift)],
          [x, top + 4],
        ],
        '#f6e09a',
        { opacity: 0.32, multiply: false, tremble: 0 },
      );
  }
  const half = (up: number) => w * (1 - up * 0.38);
  for (let i = 0; i < 5; i++) {
    const [a, b] = [i * 0.18, (i + 1) * 0.18];
    g.solid(
      `${x - half(a)} ${foot - tall * a} ${x - half(b)} ${foot - tall * b} ${x + half(b)} ${foot - tall * b} ${x + half(a)} ${foot - tall * a}`,
      i % 2 ? (g.night ? '#8c8577' : '#f5f0e4') : g.night ? '#7a4238' : '#b0685a',
      { weight: 0.9 },
    );
  }
  const gallery = foot - tall * 0.9;
  g.box(x - w * 0.9, gallery - 3, w * 1.8, 4, g.tones.deep);
  g.box(
    x - w * 0.45,
    gallery - tall * 0.1,
    w * 0.9,
    tall * 0.09,
    g.night ? '#fff2b0' : g.tones.glow,
  );
  g.solid(
    `${x - w * 0.62} ${gallery - tall * 0.1} ${x} ${gallery - tall * 0.19} ${x + w * 0.62} ${gallery - tall * 0.1}`,
    g.tones.deep,
  );
  g.box(x - w * 0.2, foot - tall * 0.1, w * 0.4, tall * 0.1, g.tones.deep, { weight: 0.8 });
}

export const lighthouse = place({
  id: 'lighthouse',
  name: 'a lighthouse by the sea',
  indoors: false,
  paint(g) {
    const { tones } = g;
    g.open();
    const y = Math.min(g.floor, g.height + 4);
    const line = y * 0.66;
    g.sun(0.2, 0.2);
    cloud(g, g.x(0.44), y * 0.26, g.width * 0.26);
    sea(g, line, g.height + 2);
    const x = g.x(g.tall ? 0.74 : 0.8);
    g.solid(
      `${g.x(0.5)} ${y + 6} ${g.x(0.6)} ${y * 0.84} ${x - 24} ${y * 0.66} ${g.width + 8} ${y * 0.6} ${g.width + 8} ${y + 8}`,
      tones.dark,
    );
    for (const share of [0.66, 0.78, 0.92])
      g.line(
        `${g.x(share)} ${y * 0.74} ${g.x(share - 0.05)} ${y * 0.9} ${g.x(share - 0.02)} ${y}`,
        { weight: 0.8 },
      );
    tower(g, x, y * 0.67, y * (g.tall ? 0.46 : 0.58));
    if (g.floor < g.height)
      g.solid(
        `-6 ${y + 6} ${g.x(0.2)} ${y} ${g.x(0.5)} ${y + 5} ${g.x(0.8)} ${y - 1} ${g.width + 8} ${y + 4} ${g.width + 8} ${g.height + 6} -6 ${g.height + 6}`,
        tones.middle,
        { weight: 1 },
      );
  },
});

function hull(g: Stage, x: number, y: number, size: number, color: string): void {
  g.line(`${x} ${y - size * 0.2} ${x} ${y - size * 1.3}`, { weight: 1.3 });
  g.line(`${x} ${y - size * 1.25} ${x + size * 0.8} ${y - size * 0.3}`, { weight: 0.6 });
  g.box(x - size * 0.5, y - size * 0.62, size * 0.5, size * 0.34, '#f5f0e4', { weight: 0.9 });
  g.soft(
    `${x - size} ${y - size * 0.34} ${x + size} ${y - size * 0.4} ${x + size * 0.74} ${y} ${x - size * 0.8} ${y}`,
    color,
  );
  g.line(`${x - size * 0.94} ${y - size * 0.22} ${x + size * 0.9} ${y - size * 0.26}`, {
    weight: 0.7,
    color: '#f5f0e4',
  });
}

export const harbour = place({
  id: 'harbour',
  name: 'a harbour',
  indoors: false,
  surface: rail,
  paint(g) {
    g.open();
    const y = Math.min(g.floor, g.height + 4);
    g.sun(0.76, 0.2);
    const line = y * 0.62;
    for (const [share, tall] of points('0 0.2 0.1 0.27 0.2 0.18 0.3 0.23'))
      g.solid(
        `${g.x(share)} ${line} ${g.x(share)} ${line - y * tall} ${g.x(share + 0.05)} ${line - y * (tall + 0.07)} ${g.x(share + 0.1)} ${line - y * tall} ${g.x(share + 0.1)} ${line}`,
        g.tones.light,
        { weight: 0.8 },
      );
    sea(g, line, g.height + 2);
    hull(g, g.x(g.tall ? 0.2 : 0.16), y * 0.9, y * 0.17, '#5f8a8c');
    hull(g, g.x(g.tall ? 0.82 : 0.84), y * 0.84, y * 0.2, '#b0685a');
    if (g.floor >= g.height) return;
    g.band(y, g.height + 2, g.tones.wood, g.tones.woodShade, 0);
    g.line(`0 ${y} ${g.width} ${y}`, { weight: 1.2 });
    for (const share of [0.06, 0.34, 0.66, 0.94])
      g.box(g.x(share) - 5, y - 15, 10, 20, g.tones.woodShade);
  },
});
