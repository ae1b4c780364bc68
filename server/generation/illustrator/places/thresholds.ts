import { points } from '#server/drawing/points.ts';
import { picture } from './fixtures/furniture.ts';
import { bush, pottedPlant, tree } from './fixtures/greenery.ts';
import { pendant } from './fixtures/lights.ts';
import { door, windowAt } from './fixtures/openings.ts';
import { place, type Stage } from './stage.ts';

// A flight of stairs against the wall, rising to the right edge.
function stairs(g: Stage, from: number): void {
  const run = (g.width - from) / 7;
  const rise = Math.min(24 * g.unit, (g.floor - g.height * 0.16) / 7);
  const corners = Array.from({ length: 7 }, (_, i) => {
    const [x, y] = [from + i * run, g.floor - (i + 1) * rise];
    return `${x} ${y} ${x + run} ${y}`;
  });
  const right = g.width + 6;
  g.solid(`${from} ${g.floor} ${corners.join(' ')} ${right} ${g.floor}`, g.tones.wood);
  const hand = 82 * g.unit;
  for (let i = 0; i < 7; i++) {
    const [x, y] = [from + (i + 0.5) * run, g.floor - (i + 1) * rise];
    g.line(`${x} ${y} ${x} ${y - hand}`, { weight: 0.8 });
  }
  const [low, high] = [g.floor - rise - hand, g.floor - 7 * rise - hand];
  g.line(`${from + run * 0.4} ${low} ${right} ${high}`, { weight: 3.2 }).line(
    `${from + run * 0.4} ${low} ${right} ${high}`,
    { weight: 1.6, color: g.tones.woodShade },
  );
}

export const hallway = place({
  id: 'hallway',
  name: 'a hallway with stairs',
  indoors: true,
  paint(g) {
    g.room();
    stairs(g, g.x(g.tall ? 0.62 : 0.66));
    door(g, g.x(g.tall ? 0.22 : 0.2), g.tones.dark, g.night);
    picture(g, g.x(g.tall ? 0.52 : 0.42), 168, 40, 52);
    if (!g.tall) picture(g, g.x(0.54), 176, 34, 40);
    pendant(g, g.x(0.5), 246);
  },
});

export const houseFront = place({
  id: 'house-front',
  name: 'a house front',
  indoors: false,
  paint(g) {
    g.open(g.tones.leaf, g.tones.leafShade);
    g.sun(0.08, 0.16);
    const y = Math.min(g.floor, g.height + 4);
    tree(g, g.x(0.02), y, y * 0.62);
    const [left, right] = [g.x(g.tall ? 0.04 : 0.12), g.x(g.tall ? 0.98 : 0.9)];
    const eaves = Math.max(g.height * 0.2, g.y(260));
    g.wash(
      [
        [left, eaves],
        [right, eaves],
        [right, y],
        [left, y],
      ],
      g.tones.wall,
      g.tones.wallShade,
      0,
    );
    g.line(`${left} ${y} ${left} ${eaves} ${right} ${eaves} ${right} ${y}`);
    g.solid(
      `${left - 10} ${eaves} ${left + 16} ${eaves * 0.2} ${right - 16} ${eaves * 0.2} ${right + 10} ${eaves}`,
      g.night ? g.tones.deep : '#b0685a',
    );
    door(g, g.x(g.tall ? 0.24 : 0.3), '#5f8a8c', g.night);
    windowAt(g, g.x(g.tall ? 0.76 : 0.7), 92, g.tall ? 74 : 104, 96);
    g.block(g.x(g.tall ? 0.24 : 0.3), -4, 128, 10, g.tones.light);
    pottedPlant(g, g.x(g.tall ? 0.45 : 0.41), 74);
    bush(g, g.x(0.78), y + 3, g.width * 0.22);
    if (!g.tall) bush(g, g.x(0.95), y + 3, g.width * 0.14, g.tones.leafShade);
    if (g.floor < g.height)
      g.tone(
        `${g.x(0.22)} ${y + 3} ${g.x(0.4)} ${y + 3} ${g.x(0.62)} ${g.height + 2} ${g.x(0.1)} ${g.height + 2}`,
        g.tones.light,
      );
  },
});

export const houseRoof = place({
  id: 'house-roof',
  name: 'the roof of a house',
  indoors: false,
  paint(g) {
    g.open(g.tones.leaf, g.tones.leafShade);
    g.sun(0.84, 0.2);
    const y = Math.min(g.floor, g.height + 4);
    for (const [share, size] of points('0.02 0.34 0.96 0.4')) tree(g, g.x(share), y, y * size);
    const [ridge, eaves] = [y * 0.26, y * 0.66];
    const [left, right] = [g.x(g.tall ? 0.02 : 0.1), g.x(g.tall ? 0.98 : 0.9)];
    g.box(left + 12, eaves, right - left - 24, y - eaves, g.tones.wall);
    for (const share of [0.26, 0.74]) {
      const x = left + (right - left) * share;
      g.box(x - 14, eaves + 9, 28, (y - eaves) * 0.48, g.night ? g.tones.glow : g.tones.glass);
    }
    g.box(left + (right - left) * 0.2, ridge - 20, 17, 34, g.tones.dark);
    g.solid(
      `${left + 26} ${ridge} ${right - 26} ${ridge} ${right + 6} ${eaves} ${left - 6} ${eaves}`,
      g.night ? g.tones.deep : '#a8705f',
    );
    panels(g, (left + right) / 2, ridge + 7, eaves - 9, (right - left) * 0.33);
  },
});

// Two rows of panels lying on the slope around x.
function panels(g: Stage, x: number, top: number, low: number, half: number): void {
  const columns = g.tall ? 3 : 5;
  const edge = (share: number, down: number) => x + (share - 0.5) * 2 * half * (0.9 + 0.12 * down);
  const step = (low - top) / 2;
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < columns; i++) {
      const [a, b] = [i / columns + 0.01, (i + 1) / columns - 0.01];
      const [y1, y2] = [top + row * step + 1, top + (row + 1) * step - 1];
      g.solid(
        `${edge(a, row / 2)} ${y1} ${edge(b, row / 2)} ${y1} ${edge(b, (row + 1) / 2)} ${y2} ${edge(a, (row + 1) / 2)} ${y2}`,
        g.night ? '#2b3850' : '#4d6486',
        { weight: 0.8 },
      );
    }
}
