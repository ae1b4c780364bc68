import { ink } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../palette.ts';
import { thing } from './thing.ts';

export const filmReel = thing({
  id: 'film-reel',
  name: 'a film reel',
  size: [112, 104],
  tallCm: 32,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#a59d8e', accent: '#4a4439' },
  paint(h, { color, accent }) {
    h.ground(46).solid('-4 -8 60 -6 62 -18 0 -20', accent);
    for (let x = 6; x < 58; x += 9) h.box(x, -15, 5, 5, '#f5f0e4', { bare: true });
    h.oval(-4, -52, 50, 50, color);
    for (let i = 0; i < 5; i++) {
      const a = -1.57 + (i * Math.PI * 2) / 5;
      h.oval(-4 + Math.cos(a) * 29, -52 + Math.sin(a) * 29, 12, 12, accent, { weight: 0.9 });
    }
    h.oval(-4, -52, 8, 8, '#f5f0e4', { weight: 0.8 }).glint('-46 -66 -34 -86', 0.9);
  },
});

export const popcorn = thing({
  id: 'popcorn',
  name: 'a box of popcorn',
  size: [76, 108],
  tallCm: 24,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#c2523d', accent: '#f3e6cf' },
  paint(h, { color, accent }) {
    h.ground(32);
    for (const [x, y] of points('-24 -80 -8 -92 10 -94 26 -80 0 -80 -16 -88 20 -88'))
      h.oval(x, y, 11, 10, accent, { weight: 0.8 });
    h.solid('-37 -76 37 -76 27 0 -27 0', '#f5f0e4');
    for (const [top, low] of points('-37 -27 -12 -9 13 9'))
      h.tone(`${top} -75 ${top + 12} -75 ${low + 9} -1 ${low} -1`, color);
    h.line('-37 -76 37 -76', { weight: 1 });
  },
});

export const clapper = thing({
  id: 'clapperboard',
  name: 'a clapperboard',
  size: [108, 96],
  tallCm: 28,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#3b3630', accent: '#f5f0e4' },
  paint(h, { color, accent, label }) {
    h.ground(50)
      .box(-52, -66, 104, 66, color)
      .name(label, [-46, -50, 92, 26], accent)
      .line('-50 -22 50 -22', { weight: 0.7, color: accent })
      .line('0 -22 0 -2', { weight: 0.7, color: accent });
    for (const [y, lift] of points('-66 0 -78 14')) {
      h.solid(`-52 ${y} 52 ${y - lift} 52 ${y + 12 - lift} -52 ${y + 12}`, accent, { weight: 0.9 });
      for (const x of [-46, -20, 6, 32])
        h.tone(
          `${x} ${y - lift * ((x + 52) / 104)} ${x + 12} ${y - lift * ((x + 64) / 104)} ${x + 4} ${y + 12 - lift * ((x + 56) / 104)} ${x - 8} ${y + 12 - lift * ((x + 44) / 104)}`,
          ink,
        );
    }
  },
});

export const television = thing({
  id: 'television',
  name: 'a television',
  size: [128, 100],
  tallCm: 75,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#3b3630', accent: '#cfd9dc' },
  paint(h, { color, accent, label }) {
    h.ground(50).line('-30 -14 -40 0', { weight: 2 }).line('30 -14 40 0', { weight: 2 });
    h.soft('-62 -98 62 -98 64 -94 64 -16 62 -12 -62 -12 -64 -16 -64 -94', color, {
      tremble: 0.1,
    }).box(-57, -92, 114, 74, accent, { weight: 0.7 });
    h.oval(0, -62, 22, 22, '#ffd21f', { bare: true }).solid('-7 -74 15 -62 -7 -50', ink, {
      weight: 0.7,
    });
    if (label) h.name(label, [-50, -38, 100, 18]);
    h.tone('-56 -70 -30 -91 -18 -91 -56 -58', tint(accent, 0.5));
  },
});

export const guitar = thing({
  id: 'guitar',
  name: 'a guitar',
  size: [64, 132],
  tallCm: 100,
  hold: 'both',
  rests: 'floor',
  natural: { color: '#b8714b', accent: '#5a4332' },
  paint(h, { color, accent }) {
    h.ground(28).box(-4, -122, 8, 66, accent).soft('-7 -132 7 -132 8 -116 -8 -116', accent);
    h.soft(
      '-16 -66 0 -62 16 -66 24 -54 18 -42 30 -22 22 -2 0 0 -22 -2 -30 -22 -18 -42 -24 -54',
      color,
    ).tone('8 -62 16 -64 23 -54 17 -42 29 -22 21 -3 8 -2', shade(color, 0.2), true);
    h.oval(0, -40, 9, 9, ink)
      .box(-11, -18, 22, 6, accent, { weight: 0.8 })
      .line('-2 -120 -2 -18', { weight: 0.4, color: '#f5f0e4' })
      .line('2 -120 2 -18', { weight: 0.4, color: '#f5f0e4' });
  },
});
