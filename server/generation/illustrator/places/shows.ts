import { ink, yellow } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { shade } from '../palette.ts';
import { shelf } from './fixtures/furniture.ts';
import { pottedPlant } from './fixtures/greenery.ts';
import { spotlight } from './fixtures/lights.ts';
import { place, type Stage } from './stage.ts';
import { desk, pressDesk, stoneCounter } from './surfaces.ts';

// Rows of heads in front of the frame's lower edge.
function audience(g: Stage, top: number, color: string): void {
  const step = g.width / (g.tall ? 5 : 9);
  for (let x = step * 0.3; x < g.width + step * 0.4; x += step) {
    g.tone(
      `${x - step * 0.46} ${g.height + 4} ${x - step * 0.44} ${top + step * 0.5} ${x - step * 0.24} ${top + step * 0.34} ${x + step * 0.24} ${top + step * 0.34} ${x + step * 0.44} ${top + step * 0.5} ${x + step * 0.46} ${g.height + 4}`,
      color,
    );
    g.oval(x, top + step * 0.1, step * 0.22, step * 0.27, color, { bare: true });
  }
}

export const theatreStage = place({
  id: 'stage',
  name: 'a stage',
  indoors: true,
  paint(g) {
    g.room(g.tones.dark, g.tones.deep);
    for (const side of [0, 1]) {
      const out = side ? g.width + 4 : -4;
      const edge = (share: number) => g.x(side ? 1 - share : share);
      g.soft(
        `${out} -6 ${edge(0.22)} -6 ${edge(0.2)} ${g.floor * 0.3} ${edge(0.1)} ${g.floor * 0.6} ${edge(0.13)} ${g.floor} ${out} ${g.floor}`,
        '#8a4238',
      );
      for (const share of [0.05, 0.1])
        g.curve(
          `${edge(share + 0.06)} 0 ${edge(share + 0.03)} ${g.floor * 0.5} ${edge(share)} ${g.floor}`,
          { weight: 0.8 },
        );
    }
    const scallop = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
      (share) => `${g.x(share)} ${share % 0.4 < 0.1 ? 12 : 18}`,
    );
    g.soft(
      `-6 -8 ${g.width + 6} -8 ${g.width + 6} 14 ${scallop.reverse().join(' ')} -6 14`,
      '#7a3a32',
    );
    for (const [share, lean] of points('0.34 0.3 0.66 -0.3'))
      spotlight(g, g.x(share), g.height * 0.16, lean);
    if (g.floor < g.height) {
      g.band(g.floor, g.height + 2, g.tones.woodShade, g.tones.dark, -0.03).line(
        `0 ${g.floor} ${g.width} ${g.floor}`,
        { weight: 1.2 },
      );
      g.oval(
        g.x(0.5),
        (g.floor + g.height) / 2,
        g.width * 0.28,
        (g.height - g.floor) * 0.28,
        '#f0dc9c',
        { bare: true },
      );
    }
  },
});

export const cinema = place({
  id: 'cinema',
  name: 'a cinema',
  indoors: true,
  paint(g) {
    g.room(g.tones.deep, g.tones.dark);
    const [w, h] = g.tall ? [g.width * 0.86, g.width * 0.5] : [g.width * 0.62, g.height * 0.48];
    const [left, top] = [(g.width - w) / 2, g.height * (g.tall ? 0.16 : 0.09)];
    g.tone(
      `${left} ${top + h} ${left + w} ${top + h} ${g.width + 20} ${g.height} -20 ${g.height}`,
      g.tones.middle,
    );
    g.box(left, top, w, h, '#f3e2ae', { weight: 1.6 }).oval(
      left + w * 0.68,
      top + h * 0.44,
      h * 0.22,
      h * 0.22,
      yellow,
      { bare: true },
    );
    g.tone(
      `${left} ${top + h} ${left} ${top + h * 0.78} ${left + w * 0.24} ${top + h * 0.52} ${left + w * 0.44} ${top + h * 0.74} ${left + w * 0.64} ${top + h * 0.56} ${left + w} ${top + h * 0.82} ${left + w} ${top + h}`,
      ink,
    );
    g.box(left, top, w, h * 0.1, ink, { bare: true }).box(left, top + h * 0.9, w, h * 0.1, ink, {
      bare: true,
    });
    for (const share of [0.03, 0.93])
      g.tone(
        `${g.x(share)} ${g.height * 0.1} ${g.x(share + 0.04)} ${g.height * 0.1} ${g.x(share + 0.04)} ${g.height * 0.7} ${g.x(share)} ${g.height * 0.7}`,
        '#8a4238',
      );
    audience(g, g.height * (g.tall ? 0.76 : 0.78), g.tones.dark);
    audience(g, g.height * (g.tall ? 0.86 : 0.9), ink);
  },
});

// A flag hanging from its pole in folds, towards the middle of the frame.
function drapedFlag(g: Stage, share: number, side: 1 | -1, color: string): void {
  const [x, top] = [g.x(share), g.height * 0.12];
  const w = Math.min(g.width * 0.2, g.height * 0.17) * side;
  const low = Math.min(g.floor, g.height) * 0.78;
  const deep = shade(color, 0.2);
  g.line(`${x} ${g.floor} ${x} ${top}`, { weight: 1.8 }).oval(x, top - 3, 3.6, 3.6, '#e0b93a', {
    weight: 0.8,
  });
  g.solid(
    `${x} ${top + 4} ${x + w} ${top + 16} ${x + w * 0.94} ${low - 14} ${x + w * 0.7} ${low - 4} ${x + w * 0.5} ${low - 16} ${x + w * 0.26} ${low} ${x} ${low - 14}`,
    color,
  );
  g.tone(
    `${x + w * 0.5} ${top + 12} ${x + w * 0.72} ${top + 16} ${x + w * 0.7} ${low - 5} ${x + w * 0.5} ${low - 17}`,
    deep,
  );
  g.tone(
    `${x + w * 0.06} ${top + 8} ${x + w * 0.22} ${top + 8} ${x + w * 0.26} ${low - 2} ${x + w * 0.06} ${low - 13}`,
    deep,
  );
  for (const at of [0.26, 0.5, 0.72])
    g.curve(`${x + w * at} ${top + 10} ${x + w * (at - 0.03)} ${low - 14}`, { weight: 0.7 });
}

export const podium = place({
  id: 'podium',
  name: 'a podium',
  indoors: true,
  surface: pressDesk,
  paint(g) {
    g.room(g.night ? g.tones.dark : '#8493a0', g.night ? g.tones.deep : '#748391');
    const drape = g.width / (g.tall ? 7 : 12);
    for (let x = drape / 2; x < g.width; x += drape)
      g.curve(`${x} -4 ${x + 3} ${g.floor * 0.5} ${x - 2} ${Math.min(g.floor, g.height)}`, {
        weight: 0.5,
      });
    drapedFlag(g, 0.14, 1, '#b0685a');
    drapedFlag(g, 0.86, -1, '#efe4c8');
    const r = Math.min(g.width, g.height) * 0.11;
    g.oval(g.x(0.5), g.height * 0.22, r, r, '#e0d3b0', { weight: 1.2 }).oval(
      g.x(0.5),
      g.height * 0.22,
      r * 0.72,
      r * 0.72,
      '#b0a27c',
      { weight: 0.8 },
    );
  },
});

export const creatorStudio = place({
  id: 'home-studio',
  name: 'a home studio with a ring light',
  indoors: true,
  surface: desk,
  paint(g) {
    g.room();
    const r = Math.min(g.width, g.height) * (g.tall ? 0.17 : 0.17);
    const [x, y] = [g.x(g.tall ? 0.24 : 0.17), g.height * (g.tall ? 0.24 : 0.32)];
    g.line(`${x} ${y + r} ${x} ${Math.min(g.floor, g.height) + 6}`, { weight: 1.6 })
      .line(`${x} ${g.y(24)} ${x - 14} ${g.floor + 5}`, { weight: 1.3 })
      .line(`${x} ${g.y(24)} ${x + 14} ${g.floor + 5}`, { weight: 1.3 });
    g.oval(x, y, r, r, yellow, { weight: 1.4 })
      .oval(x, y, r * 0.72, r * 0.72, g.tones.wall, { weight: 1 })
      .box(x - r * 0.26, y - r * 0.5, r * 0.52, r, g.tones.deep);
    for (const up of g.tall ? [134, 184, 234] : [126, 172])
      shelf(g, g.x(0.84), up, g.tall ? 66 : 104, up % 4 ? 'books' : 'boxes');
    for (let i = 0; i < 6 && !g.tall; i++)
      g.box(
        g.x(0.42) + (i % 3) * 19,
        g.height * 0.08 + Math.floor(i / 3) * 19,
        16,
        16,
        i % 2 ? g.tones.wallShade : g.tones.middle,
        { weight: 0.6 },
      );
    pottedPlant(g, g.x(0.96), 112);
  },
});

export const cyclorama = place({
  id: 'plain-studio',
  name: 'a plain studio backdrop',
  indoors: true,
  surface: stoneCounter,
  paint(g) {
    const { width, height, tones } = g;
    g.band(-2, height + 2, tones.wall, tones.wallShade, -0.6);
    const r = Math.min(width, height) * 0.44;
    const y = Math.min(g.floor - r * 0.4, height * 0.46);
    g.oval(width / 2, y, r, r, g.night ? tones.light : '#f7f1e2', { bare: true });
    if (g.floor < height) {
      g.band(g.floor + 4, height + 2, tones.floor, tones.floorShade, -0.03);
      g.tone(
        `-2 ${g.floor - 4} ${width + 2} ${g.floor - 4} ${width + 2} ${g.floor + 10} -2 ${g.floor + 10}`,
        tones.wallShade,
      );
    }
    g.curve(`-4 ${g.floor + 4} ${width * 0.5} ${g.floor + 8} ${width + 4} ${g.floor + 4}`, {
      weight: 0.6,
    });
  },
});
