import { ink, type Point } from '#server/drawing/brush.ts';
import { shelf } from './fixtures/furniture.ts';
import { striplights } from './fixtures/lights.ts';
import { place, type Stage } from './stage.ts';
import { stoneCounter } from './surfaces.ts';

// One packet: colour and a fine edge in one stroke.
function flat(g: Stage, corners: readonly Point[], color: string): void {
  const way = corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  g.s.mark(`<path d="M${way}Z" fill="${color}" stroke="${ink}" stroke-width=".8"/>`);
}

// A wall of shelves that runs from the edge of the frame into the depth.
function rack(g: Stage, side: 1 | -1, goods: number): void {
  const near = side > 0 ? g.width + 4 : -4;
  const far = g.x(side > 0 ? 0.66 : 0.34);
  const y = Math.min(g.floor, g.height);
  const [top, low] = [g.height * 0.08, g.height + 4];
  const farTop = y * 0.36;
  g.solid(`${near} ${top} ${far} ${farTop} ${far} ${y} ${near} ${low}`, g.tones.light);
  const colors = ['#b0685a', '#e0b93a', '#6f9498', '#9fae86', '#c9ac84', '#857c6d'];
  for (let row = 0; row < 4; row++) {
    const edge = (share: number, part: number) => {
      const x = near + (far - near) * share;
      const a = top + (farTop - top) * share;
      const b = low + (y - low) * share;
      return [x, a + (b - a) * ((row + part) / 4)] as const;
    };
    for (let i = 0; i < goods; i++) {
      const [a, b] = [i / goods + 0.01, (i + 0.84) / goods];
      const lift = 0.22 + g.s.chance() * 0.2;
      const corners = [edge(a, lift), edge(b, lift), edge(b, 0.88), edge(a, 0.88)];
      flat(g, corners, colors[Math.floor(g.s.chance() * colors.length)] ?? '#b0685a');
    }
    g.line([...edge(0, 0.9), ...edge(1, 0.9)].join(' '), { weight: 1.1 });
  }
}

export const supermarket = place({
  id: 'supermarket-aisle',
  name: 'a supermarket aisle',
  indoors: true,
  surface: stoneCounter,
  paint(g) {
    g.room();
    striplights(g);
    shelf(g, g.x(0.5), 150, 110, 'boxes');
    shelf(g, g.x(0.5), 104, 110, 'bottles');
    shelf(g, g.x(0.5), 58, 110, 'jars');
    rack(g, -1, g.tall ? 4 : 6);
    rack(g, 1, g.tall ? 4 : 6);
  },
});

export const laundrette = place({
  id: 'laundrette',
  name: 'a laundrette',
  indoors: true,
  surface: stoneCounter,
  paint(g) {
    g.room();
    striplights(g);
    const step = 78 * g.unit;
    for (const up of [0, 88])
      for (let x = step * 0.3; x < g.width + step * 0.5; x += step) machine(g, x, up);
    g.block(g.x(0.5), 186, g.width / g.unit, 22, '#6f9498');
  },
});

// Two rows of machines are many: a fine edge, and the brush only for the window.
function machine(g: Stage, x: number, up: number): void {
  const block = (left: number, from: number, right: number, to: number, color: string) =>
    g.small(
      x,
      [
        [left, up + from],
        [left, up + to],
        [right, up + to],
        [right, up + from],
      ],
      color,
    );
  block(-35, 0, 35, 84, g.night ? g.tones.light : '#f5f0e4');
  block(-29, 70, -3, 77, g.tones.middle);
  const r = 22 * g.unit;
  g.oval(x, g.y(up + 36), r, r, g.tones.middle).dot(
    x,
    g.y(up + 36),
    r * 0.72,
    g.night ? '#5d6b70' : '#a9c0c6',
  );
  block(18, 71, 25, 77, '#c2523d');
}
