import { points } from '#server/drawing/points.ts';
import { bedAt } from '../fixtures/beds.ts';
import { dim } from '../fixtures/dim.ts';
import { chairAt, clock, cupboard, picture, shelf } from '../fixtures/furniture.ts';
import { pottedPlant } from '../fixtures/greenery.ts';
import { pendant, striplights } from '../fixtures/lights.ts';
import { door, windowAt } from '../fixtures/openings.ts';
import { place } from '../stage.ts';
import { stoneCounter, table } from '../surfaces.ts';

export const treatmentRoom = place({
  id: 'treatment-room',
  name: 'a treatment room',
  indoors: true,
  surface: stoneCounter,
  paint(g) {
    g.room();
    windowAt(g, g.x(g.tall ? 0.26 : 0.16), 108, g.tall ? 78 : 96, 92);
    const x = g.x(g.tall ? 0.6 : 0.74);
    const half = g.tall ? 66 : 92;
    for (const dx of [-half + 22, half - 22])
      g.line(
        g.at(x, [
          [dx - 14, 0],
          [dx + 12, 62],
        ]),
        { weight: 1.8 },
      ).line(
        g.at(x, [
          [dx + 14, 0],
          [dx - 12, 62],
        ]),
        { weight: 1.8 },
      );
    g.soft(
      g.at(x, [
        [-half, 62],
        [-half, 76],
        [half * 0.5, 78],
        [half, 96],
        [half, 82],
        [half * 0.54, 62],
      ]),
      dim(g, '#6f9a96'),
    );
    g.tone(
      g.at(x, [
        [-half + 8, 76],
        [half * 0.4, 78],
        [half * 0.4, 74],
        [-half + 8, 72],
      ]),
      dim(g, '#f5f0e4'),
    );
    cupboard(g, g.x(g.tall ? 0.86 : 0.46), 128, g.tall ? 52 : 84, 62);
    shelf(g, g.x(g.tall ? 0.7 : 0.86), g.tall ? 216 : 160, g.tall ? 66 : 96, 'bottles');
    g.block(g.x(g.tall ? 0.1 : 0.36), 0, 40, 62, g.tones.light).line(
      g.at(g.x(g.tall ? 0.1 : 0.36), points('-20 34 20 34')),
      { weight: 0.8 },
    );
    g.soft(g.at(g.x(g.tall ? 0.1 : 0.36), points('-14 62 -13 72 13 72 14 62')), dim(g, '#f5f0e4'), {
      weight: 0.8,
    });
    pendant(g, g.x(0.54), 240);
  },
});

export const hospitalWard = place({
  id: 'hospital-ward',
  name: 'a hospital ward',
  indoors: true,
  surface: table,
  paint(g) {
    g.room();
    windowAt(g, g.x(g.tall ? 0.24 : 0.14), 100, g.tall ? 76 : 90, 96);
    const rail = Math.max(8, g.y(g.tall ? 250 : 206));
    g.line(`${g.x(g.tall ? 0.4 : 0.3)} ${rail} ${g.width + 4} ${rail}`, { weight: 1.3 });
    const curtain = g.x(g.tall ? 0.5 : 0.4);
    const low = g.y(34);
    const w = 26 * g.unit;
    g.solid(
      `${curtain - w} ${rail} ${curtain + w} ${rail} ${curtain + w * 0.92} ${low} ${curtain + w * 0.3} ${low + 3} ${curtain - w * 0.3} ${low} ${curtain - w * 0.92} ${low + 2}`,
      dim(g, '#a9c2b8'),
      { weight: 0.9 },
    );
    for (const share of [-0.5, 0, 0.5])
      g.line(`${curtain + w * share} ${rail + 4} ${curtain + w * share} ${low - 2}`, {
        weight: 0.5,
      });
    const x = g.x(g.tall ? 0.74 : 0.76);
    bedAt(g, x, g.tall ? 120 : 190, '#8fa9bd', -1, 52);
    const drip = x + (g.tall ? 30 : 58) * g.unit;
    g.line(`${drip} ${g.y(60)} ${drip} ${g.y(178)}`, { weight: 1.1 })
      .line(`${drip - 10 * g.unit} ${g.y(178)} ${drip + 10 * g.unit} ${g.y(178)}`, { weight: 1.1 })
      .soft(g.at(drip, points('-15 174 -3 174 -4 148 -14 148')), dim(g, '#dfe8ea'), {
        weight: 0.8,
      });
    g.curve(g.at(drip - 9 * g.unit, points('0 148 4 120 -16 96 -26 80')), { weight: 0.6 });
    g.block(g.x(g.tall ? 0.9 : 0.64), 126, 44, 30, g.tones.deep).line(
      g.at(g.x(g.tall ? 0.9 : 0.64), points('-18 140 -6 140 -2 150 3 132 6 140 18 140')),
      { weight: 0.8, color: '#9fd0a8' },
    );
    striplights(g, 284);
  },
});

export const waitingRoom = place({
  id: 'waiting-room',
  name: 'a waiting room',
  indoors: true,
  surface: table,
  paint(g) {
    g.room();
    door(g, g.x(g.tall ? 0.2 : 0.12), g.tones.wood);
    for (const share of g.tall ? [0.62, 0.9] : [0.42, 0.54, 0.66, 0.78]) {
      const x = g.x(share);
      g.block(x, 44, 48, 46, dim(g, '#7f9cab'), { weight: 0.9 }).block(
        x,
        36,
        52,
        10,
        dim(g, '#6b8796'),
        { weight: 0.9 },
      );
      for (const dx of [-20, 20])
        g.line(
          g.at(x, [
            [dx, 36],
            [dx, 0],
          ]),
          { weight: 1.2 },
        );
    }
    if (!g.tall) chairAt(g, g.x(0.26), 1, g.tones.deep);
    picture(g, g.x(g.tall ? 0.74 : 0.5), 158, 62, 44);
    clock(g, g.x(g.tall ? 0.46 : 0.68), g.tall ? 222 : 176);
    g.block(g.x(g.tall ? 0.96 : 0.92), 0, 58, 40, g.tones.wood);
    for (const [dx, up] of points('-10 40 -6 43'))
      g.block(g.x(g.tall ? 0.96 : 0.92) + dx * g.unit, up, 30, 3, dim(g, '#c9806a'), {
        weight: 0.7,
      });
    pottedPlant(g, g.x(g.tall ? 0.42 : 0.3), g.tall ? 90 : 70);
    striplights(g, 286);
  },
});
