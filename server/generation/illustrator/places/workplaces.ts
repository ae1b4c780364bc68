import { points } from '#server/drawing/points.ts';
import { chairAt, clock, cupboard, picture, shelf, tableAt } from './fixtures/furniture.ts';
import { pottedPlant } from './fixtures/greenery.ts';
import { pendant, striplights } from './fixtures/lights.ts';
import { rollDoor, windowAt } from './fixtures/openings.ts';
import { place, type Stage } from './stage.ts';
import { desk, table, workbench } from './surfaces.ts';

// A monitor on a desk, its screen `width` cm wide.
function monitor(g: Stage, x: number, up: number, width = 52): void {
  g.block(x, up, 8, 12, g.tones.dark, { weight: 0.7 }).block(
    x,
    up + 10,
    width,
    width * 0.62,
    g.tones.deep,
  );
  g.block(x, up + 13, width - 7, width * 0.62 - 6, g.night ? '#dfe6e4' : g.tones.glass, {
    weight: 0.5,
  });
  g.line(
    g.at(x, [
      [-width * 0.3, up + 32],
      [width * 0.1, up + 32],
    ]),
    { weight: 0.7 },
  ).line(
    g.at(x, [
      [-width * 0.3, up + 25],
      [width * 0.22, up + 25],
    ]),
    { weight: 0.7 },
  );
}

export const office = place({
  id: 'office',
  name: 'an office desk',
  indoors: true,
  surface: desk,
  paint(g) {
    g.room();
    windowAt(g, g.x(g.tall ? 0.3 : 0.22), 92, g.tall ? 96 : 120, g.tall ? 150 : 104);
    shelf(g, g.x(g.tall ? 0.82 : 0.82), 158, g.tall ? 62 : 100, 'files');
    if (g.tall) shelf(g, g.x(0.82), 214, 62, 'books');
    tableAt(g, g.x(0.84), g.tall ? 74 : 130, 74);
    monitor(g, g.x(0.82), 75, g.tall ? 44 : 54);
    chairAt(g, g.x(g.tall ? 0.56 : 0.66), 1, g.tones.deep);
    pottedPlant(g, g.x(g.tall ? 0.07 : 0.05), 118);
    clock(g, g.x(0.54), 214);
    striplights(g, 290);
  },
});

export const meetingRoom = place({
  id: 'meeting-room',
  name: 'a meeting room',
  indoors: true,
  surface: table,
  paint(g) {
    g.room();
    const board = g.x(g.tall ? 0.5 : 0.3);
    g.block(board, 106, g.tall ? 150 : 150, g.tall ? 116 : 92, '#f8f4ea', { weight: 1.2 });
    g.curve(g.at(board, points('-54 124 -30 142 -8 134 20 164 50 182')), { weight: 1.1 });
    for (const [dx, tall] of points('-50 14 -34 24 -18 18'))
      g.block(board + dx * g.unit, 166, 10, tall, g.tones.glow, { weight: 0.6 });
    if (!g.tall) windowAt(g, g.x(0.84), 84, 84, 124);
    g.tone(g.at(g.x(0.5), points('-200 74 200 74 230 60 -230 60')), g.tones.wood).line(
      g.at(g.x(0.5), points('-230 60 230 60')),
      { weight: 0.9 },
    );
    for (const share of g.tall || g.square ? [0.1, 0.9] : [0.1, 0.28, 0.74, 0.92])
      chairAt(g, g.x(share), share < 0.5 ? 1 : -1, g.tones.deep);
    striplights(g, 284);
  },
});

export const workshop = place({
  id: 'workshop',
  name: 'a workshop',
  indoors: true,
  surface: workbench,
  paint(g) {
    g.room();
    rollDoor(g, g.x(g.tall ? 0.24 : 0.2), g.tall ? 96 : 150, 214);
    const wall = g.x(g.tall ? 0.78 : 0.78);
    g.block(wall, 104, g.tall ? 84 : 130, g.tall ? 108 : 82, g.tones.wood);
    for (const [i, dx] of [-44, -26, -8, 10, 28, 46].entries()) {
      if (Math.abs(dx) > (g.tall ? 34 : 60)) continue;
      g.line(
        g.at(wall, [
          [dx, 172],
          [dx, 138 + (i % 3) * 8],
        ]),
        { weight: 1.6 },
      ).block(wall + dx * g.unit, 168, i % 2 ? 13 : 8, 9, g.tones.deep, { weight: 0.7 });
    }
    tableAt(g, wall, g.tall ? 86 : 140, 82, g.tones.woodShade);
    g.block(wall - 26 * g.unit, 83, 36, 22, '#b0523c', { weight: 0.9 }).line(
      g.at(wall - 26 * g.unit, points('-8 105 -8 112 8 112 8 105')),
      { weight: 0.9 },
    );
    pendant(g, g.x(0.52), 232, g.tones.deep);
  },
});

export const warehouse = place({
  id: 'warehouse',
  name: 'a warehouse',
  indoors: true,
  surface: workbench,
  paint(g) {
    g.room(g.tones.wallShade, g.tones.middle);
    const high = g.tall ? 300 : 220;
    for (const [share, width] of points('0.14 120 0.86 120')) {
      const x = g.x(share);
      for (let up = 8; up < high; up += 62) {
        for (const dx of [-38, 0, 38])
          if (g.s.chance() > 0.18)
            g.block(
              x + dx * g.unit,
              up,
              32,
              30 + g.s.chance() * 16,
              g.s.chance() > 0.5 ? g.tones.wood : g.tones.woodShade,
              { weight: 0.8 },
            );
        g.block(x, up - 6, width, 6, g.tones.dark, { weight: 0.8 });
      }
      for (const dx of [-60, 60])
        g.line(
          g.at(x, [
            [dx, 0],
            [dx, high],
          ]),
          { weight: 1.4 },
        );
    }
    g.solid(
      g.at(g.x(0.5), points('-34 130 34 130 34 0 -34 0')),
      g.night ? g.tones.deep : g.tones.glass,
      { weight: 0.9 },
    );
    for (const share of [0.38, 0.62]) pendant(g, g.x(share), 262, g.tones.deep);
  },
});

export const constructionSite = place({
  id: 'construction-site',
  name: 'a construction site',
  indoors: false,
  paint(g) {
    g.open(g.tones.wood, g.tones.woodShade);
    g.sun(0.5, 0.3);
    const x = g.x(g.tall ? 0.22 : 0.2);
    const high = g.tall ? 330 : 210;
    for (let up = 0; up < high; up += 70) {
      for (const dx of [-70, -24, 24, 70])
        g.line(
          g.at(x, [
            [dx, up],
            [dx, up + 70],
          ]),
          { weight: 1.1 },
        );
      g.block(x, up + 66, 158, 6, g.tones.wood, { weight: 0.8 }).line(
        g.at(x, [
          [-70, up],
          [-24, up + 66],
        ]),
        { weight: 0.7 },
      );
    }
    g.block(g.x(0.84), 0, 110, g.tall ? 150 : 120, g.tones.middle).block(
      g.x(0.84) - 20 * g.unit,
      30,
      28,
      50,
      g.tones.deep,
      { weight: 0.8 },
    );
    const mast = g.x(g.tall ? 0.66 : 0.62);
    const top = g.height * 0.1;
    g.line(`${mast} ${g.y(0)} ${mast} ${top}`, { weight: 2 })
      .line(`${mast - g.width * 0.12} ${top + 8} ${g.width * 0.98} ${top + 2}`, { weight: 1.6 })
      .line(`${mast} ${top - 8} ${g.width * 0.94} ${top + 2}`, { weight: 0.7 });
    g.line(`${g.x(0.88)} ${top + 3} ${g.x(0.88)} ${top + g.height * 0.18}`, { weight: 0.7 }).box(
      g.x(0.88) - 7,
      top + g.height * 0.18,
      14,
      9,
      g.tones.glow,
      { weight: 0.8 },
    );
    cupboard(g, g.x(0.95), 0, 34, 40, 1, g.tones.dark);
  },
});

export const classroom = place({
  id: 'classroom',
  name: 'a classroom',
  indoors: true,
  surface: desk,
  paint(g) {
    g.room();
    const board = g.x(g.tall ? 0.46 : 0.4);
    g.block(board, 98, g.tall ? 140 : 210, g.tall ? 118 : 96, g.night ? '#39443c' : '#56685a', {
      weight: 1.3,
    }).block(board, 94, g.tall ? 140 : 210, 5, g.tones.wood, { weight: 0.7 });
    g.curve(g.at(board, points('-50 172 -34 186 -18 170')), { weight: 1, color: '#f5f0e4' });
    for (const up of [150, 136, 122])
      g.line(
        g.at(board, [
          [-52, up],
          [up === 122 ? 0 : 44, up],
        ]),
        { weight: 0.9, color: '#f5f0e4' },
      );
    clock(g, g.x(g.tall ? 0.88 : 0.82), 206);
    if (!g.tall) shelf(g, g.x(0.9), 110, 70, 'books');
    for (const share of g.tall || g.square ? [0.14, 0.86] : [0.12, 0.4, 0.88]) {
      tableAt(g, g.x(share), 76, 62);
      chairAt(g, g.x(share) - 30 * g.unit, 1);
    }
    picture(g, g.x(g.tall ? 0.88 : 0.82), 158, 34, 30);
    pottedPlant(g, g.x(0.98), 70);
  },
});

export const library = place({
  id: 'library',
  name: 'a library',
  indoors: true,
  surface: desk,
  paint(g) {
    g.room();
    for (const [share, width] of points('0.15 124 0.86 124')) {
      const wide = g.tall ? 78 : width;
      g.block(g.x(share), 0, wide + 8, g.tall ? 286 : 222, g.tones.woodShade);
      for (let up = 10; up < (g.tall ? 262 : 200); up += 42)
        shelf(g, g.x(share), up, wide, 'books');
    }
    windowAt(g, g.x(0.5), 108, g.tall ? 50 : 70, g.tall ? 180 : 110);
    pendant(g, g.x(0.62), 226);
  },
});
