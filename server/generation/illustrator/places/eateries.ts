import { points } from '#server/drawing/points.ts';
import { chairAt, clock, picture, shelf, stool, tableAt } from './fixtures/furniture.ts';
import { pottedPlant } from './fixtures/greenery.ts';
import { bulbs, pendant } from './fixtures/lights.ts';
import { door, windowAt } from './fixtures/openings.ts';
import { place, type Stage } from './stage.ts';
import { bar, table, woodCounter } from './surfaces.ts';

// A board with chalk lines, as menus hang behind counters.
function menuBoard(g: Stage, x: number, up: number, width: number, tall: number): void {
  g.block(x, up, width, tall, g.tones.deep, { weight: 1.2 });
  for (let i = 0; i < 4; i++) {
    const y = up + tall - 9 - i * ((tall - 14) / 4);
    const [left, right] = [x - width * 0.38 * g.unit, x + width * (i % 2 ? 0.1 : 0.2) * g.unit];
    g.line(`${left} ${g.y(y)} ${right} ${g.y(y)}`, { weight: 0.8, color: g.tones.light });
    g.dot(x + width * 0.36 * g.unit, g.y(y), 1.3, g.tones.glow);
  }
}

export const bakery = place({
  id: 'bakery-counter',
  name: 'a bakery counter',
  indoors: true,
  surface: woodCounter,
  paint(g) {
    g.room();
    const [left, right] = [g.x(g.tall ? 0.22 : 0.19), g.x(g.tall ? 0.82 : 0.84)];
    for (const up of g.tall ? [96, 136, 176, 216, 256] : [88, 128, 168])
      shelf(g, left, up, g.tall ? 78 : 108, 'loaves');
    g.block(left, 0, g.tall ? 84 : 124, 74, g.tones.wood).block(
      left,
      74,
      g.tall ? 90 : 130,
      5,
      g.tones.light,
    );
    menuBoard(g, right, 122, g.tall ? 62 : 84, 62);
    g.block(right, 0, g.tall ? 66 : 92, 96, g.tones.middle).block(
      right,
      22,
      g.tall ? 50 : 72,
      46,
      g.tones.deep,
      { weight: 0.9 },
    );
    g.tone(g.at(right, points('-22 30 22 30 20 56 -20 56')), g.tones.glow);
    for (const share of g.tall ? [0.55] : [0.42, 0.62]) pendant(g, g.x(share), 232);
  },
});

export const shop = place({
  id: 'shop-counter',
  name: 'a shop counter',
  indoors: true,
  surface: woodCounter,
  paint(g) {
    g.room();
    const [left, right] = [g.x(g.tall ? 0.2 : 0.18), g.x(g.tall ? 0.84 : 0.85)];
    for (const [i, up] of (g.tall ? [60, 100, 140, 180, 220, 260] : [52, 94, 136, 178]).entries()) {
      shelf(g, left, up, g.tall ? 72 : 106, i % 2 ? 'jars' : 'boxes');
      shelf(g, right, up, g.tall ? 60 : 92, i % 2 ? 'bottles' : 'jars');
    }
    for (const share of g.tall ? [0.52] : [0.4, 0.62]) pendant(g, g.x(share), 236);
  },
});

export const cafe = place({
  id: 'cafe',
  name: 'a café',
  indoors: true,
  surface: table,
  paint(g) {
    g.room();
    const [left, right] = [g.x(g.tall ? 0.26 : 0.22), g.x(g.tall ? 0.86 : 0.83)];
    windowAt(g, left, 82, g.tall ? 96 : 130, g.tall ? 170 : 112);
    menuBoard(g, right, 150, g.tall ? 50 : 84, 56);
    shelf(g, right, 108, g.tall ? 50 : 92, 'jars');
    tableAt(g, left, 62, 72);
    chairAt(g, left - 46 * g.unit, 1);
    if (!g.tall) chairAt(g, left + 48 * g.unit, -1);
    pottedPlant(g, g.x(0.97), 100);
    for (const share of g.tall ? [0.62] : [0.45, 0.66]) pendant(g, g.x(share), 214, g.tones.wood);
  },
});

export const restaurant = place({
  id: 'restaurant',
  name: 'a restaurant',
  indoors: true,
  surface: table,
  paint(g) {
    g.room();
    const sides = g.tall ? [0.18, 0.88] : [0.15, 0.86];
    g.band(g.y(92), g.y(0), g.tones.wood, g.tones.woodShade, -1.2).line(
      `0 ${g.y(92)} ${g.width} ${g.y(92)}`,
      { weight: 1 },
    );
    for (const share of sides) {
      picture(g, g.x(share), 162, 56, 44);
      tableAt(g, g.x(share), 84, 74, '#f0e9da');
      chairAt(g, g.x(share) - 54 * g.unit, 1);
      chairAt(g, g.x(share) + 54 * g.unit, -1);
      g.block(g.x(share), 75, 6, 18, g.tones.glow, { weight: 0.6 });
    }
    for (const share of [...sides, 0.5]) pendant(g, g.x(share), share === 0.5 ? 246 : 206);
    if (g.tall) bulbs(g, g.height * 0.05);
  },
});

export const pub = place({
  id: 'bar',
  name: 'a bar',
  indoors: true,
  surface: bar,
  paint(g) {
    g.room(g.tones.middle, g.tones.dark);
    const middle = g.x(0.5);
    const width = g.tall ? 150 : 250;
    for (const up of g.tall ? [104, 148, 192, 236] : [100, 144, 188])
      shelf(g, middle, up, width, 'bottles');
    g.line(
      g.at(middle, [
        [-width / 2, 84],
        [-width / 2, 250],
      ]),
    ).line(
      g.at(middle, [
        [width / 2, 84],
        [width / 2, 250],
      ]),
    );
    for (const share of [0.2, 0.5, 0.8]) pendant(g, g.x(share), 236, g.tones.deep);
    for (const share of g.tall ? [0.12, 0.9] : [0.1, 0.22, 0.8, 0.92]) stool(g, g.x(share));
  },
});

export const shopEntrance = place({
  id: 'shop-entrance',
  name: 'a shop entrance',
  indoors: true,
  surface: woodCounter,
  paint(g) {
    g.room();
    door(g, g.x(g.tall ? 0.2 : 0.2), g.tones.dark, g.night);
    clock(g, g.x(0.5), 226);
    picture(g, g.x(0.8), 158, 74, 54);
    pottedPlant(g, g.x(g.tall ? 0.86 : 0.72), 120);
    if (!g.tall) g.block(g.x(0.86), 0, 96, 84, g.tones.wood);
    pendant(g, g.x(0.62), 244);
  },
});
