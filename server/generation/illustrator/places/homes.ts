import { points } from '#server/drawing/points.ts';
import { clock, cupboard, picture, shelf, sofaAt, tableAt } from './fixtures/furniture.ts';
import { pottedPlant } from './fixtures/greenery.ts';
import { floorLamp, pendant } from './fixtures/lights.ts';
import { curtains, windowAt } from './fixtures/openings.ts';
import { place } from './stage.ts';
import { stoneCounter, table } from './surfaces.ts';

export const kitchen = place({
  id: 'kitchen',
  name: 'a kitchen',
  indoors: true,
  surface: stoneCounter,
  paint(g) {
    g.room();
    const left = g.x(g.tall ? 0.3 : 0.24);
    windowAt(g, left, 112, g.tall ? 92 : 116, g.tall ? 116 : 84);
    cupboard(g, g.x(g.tall ? 0.82 : 0.78), 142, g.tall ? 66 : 124, 72, g.tall ? 2 : 3);
    if (g.tall) shelf(g, g.x(0.82), 236, 66, 'jars');
    cupboard(g, g.x(0.36), 0, g.width / g.unit / 1.35, 86, g.tall ? 3 : 5);
    g.block(g.x(0.36), 86, g.width / g.unit / 1.3, 5, g.tones.wood);
    g.block(g.x(g.tall ? 0.9 : 0.9), 0, 66, 136, g.tones.middle).line(
      g.at(g.x(0.9), points('-33 86 33 86')),
      { weight: 0.8 },
    );
    const pot = (outline: string) => g.at(g.x(g.tall ? 0.56 : 0.5), points(outline));
    g.solid(pot('-14 91 -14 106 14 106 14 91'), g.tones.dark, { weight: 0.8 })
      .line(pot('-17 106 17 106'), { weight: 0.8 })
      .curve(pot('-12 106 -8 110 8 110 12 106'), { weight: 0.7 })
      .line(pot('-2 110 -2 113 2 113 2 110'), { weight: 0.7 })
      .line(pot('-14 101 -19 101 -19 98 -14 98'), { weight: 0.7 })
      .line(pot('14 101 19 101 19 98 14 98'), { weight: 0.7 });
    pottedPlant(g, left + 30 * g.unit, 34, 112);
    pendant(g, g.x(0.56), 228);
  },
});

export const livingRoom = place({
  id: 'living-room',
  name: 'a living room',
  indoors: true,
  surface: table,
  paint(g) {
    g.room();
    const left = g.x(g.tall ? 0.28 : 0.2);
    windowAt(g, left, 96, g.tall ? 84 : 110, g.tall ? 140 : 104);
    curtains(g, left, 96, g.tall ? 84 : 110, g.tall ? 140 : 104, g.tones.middle);
    picture(g, g.x(g.tall ? 0.78 : 0.66), g.tall ? 196 : 168, 60, 46);
    if (!g.tall) picture(g, g.x(0.82), 160, 34, 42);
    g.tone(
      `${g.x(0.1)} ${g.floor + 14} ${g.x(0.9)} ${g.floor + 12} ${g.x(1)} ${g.floor + 34} ${g.x(0)} ${g.floor + 36}`,
      g.tones.wallShade,
    );
    sofaAt(g, g.x(g.tall ? 0.72 : 0.74), g.tones.dark, g.tall ? 140 : 180);
    floorLamp(g, g.x(g.tall ? 0.1 : 0.95));
    pottedPlant(g, g.x(g.tall ? 0.97 : 0.06), 106);
  },
});

export const bedroom = place({
  id: 'bedroom',
  name: 'a bedroom',
  indoors: true,
  surface: table,
  paint(g) {
    g.room();
    windowAt(g, g.x(g.tall ? 0.26 : 0.2), 100, 88, g.tall ? 150 : 100);
    curtains(g, g.x(g.tall ? 0.26 : 0.2), 100, 88, g.tall ? 150 : 100, g.tones.light);
    const bed = g.x(g.tall ? 0.74 : 0.76);
    const half = g.tall ? 74 : 96;
    g.soft(
      g.at(bed, [
        [-half, 108],
        [half, 108],
        [half, 30],
        [-half, 30],
      ]),
      g.tones.wood,
      { tremble: 0.2 },
    );
    for (const dx of [-half / 2, half / 2])
      g.soft(g.at(bed + dx * g.unit, points('-34 74 34 74 36 48 -36 48')), '#f5f0e4', {
        weight: 0.8,
      });
    g.soft(
      g.at(bed, [
        [-half - 4, 54],
        [half + 4, 54],
        [half + 10, 6],
        [-half - 10, 6],
      ]),
      g.tones.dark,
      { weight: 0.9 },
    );
    picture(g, bed, 176, 64, 40);
    g.block(g.x(g.tall ? 0.36 : 0.48), 0, 40, 48, g.tones.woodShade);
    g.line(g.at(g.x(g.tall ? 0.36 : 0.48), points('0 48 0 66'))).solid(
      g.at(g.x(g.tall ? 0.36 : 0.48), points('-8 86 8 86 16 64 -16 64')),
      g.tones.glow,
      {
        weight: 0.9,
      },
    );
  },
});

export const bathroom = place({
  id: 'bathroom',
  name: 'a bathroom',
  indoors: true,
  surface: stoneCounter,
  paint(g) {
    g.room();
    const top = g.tall ? g.y(190) : g.y(132);
    for (let y = top; y < Math.min(g.floor, g.height); y += 16)
      g.line(`0 ${y} ${g.width} ${y}`, { weight: 0.35 });
    for (let x = 6; x < g.width; x += 20)
      g.line(`${x} ${top} ${x} ${Math.min(g.floor, g.height)}`, { weight: 0.35 });
    const basin = g.x(g.tall ? 0.28 : 0.22);
    g.oval(basin, g.y(168), 34 * g.unit, 44 * g.unit, g.tones.glass, { weight: 1.2 }).line(
      `${basin - 16 * g.unit} ${g.y(160)} ${basin + 4 * g.unit} ${g.y(190)}`,
      { weight: 0.8, color: '#faf6ec' },
    );
    g.block(basin, 0, 84, 78, g.tones.wood).soft(
      g.at(basin, points('-48 92 48 92 38 78 -38 78')),
      '#f5f0e4',
    );
    const tub = g.x(g.tall ? 0.82 : 0.8);
    g.soft(g.at(tub, points('-84 58 84 58 76 12 -76 12')), '#f5f0e4');
    g.line(g.at(tub, points('46 58 46 205 16 205')), { weight: 1.2 }).solid(
      g.at(tub, points('6 206 26 206 30 196 2 196')),
      g.tones.dark,
      { weight: 0.9 },
    );
    pottedPlant(g, g.x(0.52), 54, g.tall ? 120 : 0);
  },
});

export const nursery = place({
  id: 'nursery',
  name: "a child's room",
  indoors: true,
  surface: table,
  paint(g) {
    g.room();
    windowAt(g, g.x(g.tall ? 0.3 : 0.2), 104, 86, g.tall ? 130 : 94);
    shelf(g, g.x(0.82), 130, g.tall ? 60 : 100, 'books');
    shelf(g, g.x(0.82), g.tall ? 186 : 176, g.tall ? 60 : 100, 'boxes');
    for (const [dx, up, color] of [
      [-30, 0, g.tones.dark],
      [0, 0, g.tones.wood],
      [-15, 26, g.tones.glow],
      [28, 0, g.tones.leaf],
    ] as const)
      g.block(g.x(0.8) + dx * g.unit, up, 26, 26, color, { weight: 0.9 });
    for (let i = 0; i < 7; i++)
      g.solid(
        `${g.x(i / 7) + 4} ${g.height * 0.06 + (i % 2) * 3} ${g.x((i + 0.7) / 7)} ${g.height * 0.06 + 2} ${g.x((i + 0.4) / 7)} ${g.height * 0.06 + 15}`,
        i % 2 ? g.tones.glow : g.tones.middle,
        { weight: 0.7 },
      );
    tableAt(g, g.x(g.tall ? 0.16 : 0.1), 64, 48);
    clock(g, g.x(0.52), 214);
  },
});
