import { yellow } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { shade } from '../palette.ts';
import { thing } from './thing.ts';

export const photograph = thing({
  id: 'photograph',
  name: 'a framed photograph',
  size: [92, 108],
  tallCm: 22,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#86603f', accent: '#f5f0e4' },
  paint(h, { color, accent }) {
    h.ground(40).box(-44, -106, 88, 106, color).box(-36, -98, 72, 90, accent, { weight: 0.8 });
    h.box(-28, -90, 56, 74, '#d9cfb4', { weight: 0.7 });
    for (const [x, y, tone] of [
      [-11, -52, '#7b7466'],
      [12, -46, '#a59d8e'],
    ] as const)
      h.oval(x, y, 9, 10, '#e8c9a4', { weight: 0.8 })
        .soft(
          `${x - 15} -16 ${x - 13} ${y + 14} ${x} ${y + 10} ${x + 13} ${y + 14} ${x + 15} -16`,
          tone,
          {
            weight: 0.8,
          },
        )
        .tone(
          `${x - 9} ${y - 3} ${x - 6} ${y - 10} ${x + 6} ${y - 10} ${x + 9} ${y - 3}`,
          '#5b4432',
        );
    h.glint('-24 -84 -10 -86', 0.8);
  },
});

export const candle = thing({
  id: 'candle',
  name: 'a candle',
  size: [54, 116],
  tallCm: 16,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#efe4c8', accent: '#d6a63c' },
  paint(h, { color, accent, label }) {
    h.ground(28).box(-22, -72, 44, 72, color).tone('6 -71 21 -71 21 -1 6 -1', shade(color, 0.14));
    h.oval(0, -72, 22, 6, shade(color, 0.05), { weight: 0.9 }).line('0 -73 0 -84', { weight: 1.2 });
    h.soft('0 -116 8 -102 10 -90 0 -82 -10 -90 -8 -102', yellow).soft(
      '0 -104 4 -94 0 -86 -4 -94',
      accent,
      { weight: 0.5 },
    );
    h.label(label, [-18, -50, 36, 26]);
    h.curve('-22 -64 -18 -54 -20 -44', { weight: 0.8 });
  },
});

export const lantern = thing({
  id: 'lantern',
  name: 'a lantern',
  size: [66, 122],
  tallCm: 32,
  hold: 'handle',
  rests: 'surface',
  natural: { color: '#4a4439', accent: '#f3e2ae' },
  paint(h, { color, accent }) {
    h.ground(30).curve('-22 -84 -24 -112 0 -121 24 -112 22 -84', { weight: 1.3 });
    h.box(-24, -74, 48, 62, accent).oval(0, -38, 15, 20, yellow, { bare: true });
    h.soft('0 -64 7 -46 8 -34 0 -24 -8 -34 -7 -46', '#d4813f', { weight: 0.8 });
    for (const x of [-24, 24]) h.line(`${x} -74 ${x} -12`, { weight: 1.6 });
    h.line('-8 -74 -8 -12', { weight: 0.6 }).line('8 -74 8 -12', { weight: 0.6 });
    h.soft('-28 -74 -14 -94 14 -94 28 -74', color).box(-30, -13, 60, 13, color);
  },
});

export const map = thing({
  id: 'map',
  name: 'a map',
  size: [124, 86],
  tallCm: 42,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#efe4c8', accent: '#c2523d' },
  paint(h, { color, accent }) {
    h.solid('-60 -76 -30 -84 0 -76 30 -84 60 -76 62 -4 30 -12 0 -4 -30 -12 -62 -4', color);
    for (const [a, b] of points('-30 0 30 62'))
      h.tone(`${a} -83 ${b} -76 ${b} -5 ${a} -12`, shade(color, 0.1));
    for (const x of [-30, 0, 30])
      h.line(`${x} ${x ? -84 : -76} ${x} ${x ? -12 : -4}`, { weight: 0.6 });
    h.soft('-52 -44 -36 -58 -20 -52 -8 -60 4 -46 -10 -30 -34 -26', '#a9bd94', { weight: 0.8 });
    h.soft('14 -56 34 -64 50 -54 44 -40 22 -42', '#a9bd94', { weight: 0.8 });
    for (const line of ['-40 -20 -28 -24', '-20 -26 -8 -30', '2 -32 14 -30', '22 -28 32 -32'])
      h.line(line, { weight: 1.2, color: accent });
    h.line('38 -40 48 -28', { weight: 1.8, color: accent }).line('48 -40 38 -28', {
      weight: 1.8,
      color: accent,
    });
  },
});

export const trophy = thing({
  id: 'trophy',
  name: 'a trophy',
  size: [92, 112],
  tallCm: 34,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#cf9f3e', accent: '#6b4a34' },
  paint(h, { color, accent, label }) {
    h.ground(34);
    for (const side of [-1, 1])
      h.curve(`${side * 28} -100 ${side * 46} -98 ${side * 42} -74 ${side * 22} -66`, {
        weight: 2,
      });
    h.soft('-32 -110 32 -110 28 -76 12 -56 -12 -56 -28 -76', color).tone(
      '10 -108 31 -108 27 -76 12 -58 6 -58',
      shade(color, 0.22),
    );
    h.solid('-6 -56 6 -56 8 -34 -8 -34', color).soft('-20 -36 20 -36 22 -28 -22 -28', color);
    h.box(-26, -28, 52, 28, accent).label(label, [-18, -21, 36, 14]);
    h.glint('-22 -100 -16 -78');
  },
});

export const gift = thing({
  id: 'gift',
  name: 'a gift',
  size: [92, 104],
  tallCm: 26,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, accent }) {
    h.ground(44).box(-40, -62, 80, 62, color).tone('14 -61 39 -61 39 -1 14 -1', shade(color, 0.2));
    h.box(-45, -78, 90, 18, color).box(-8, -78, 16, 78, accent, { weight: 0.8 });
    h.soft('0 -78 -12 -100 -30 -102 -32 -86', accent).soft('0 -78 12 -100 30 -102 32 -86', accent);
    h.oval(0, -80, 7, 6, accent);
  },
});
