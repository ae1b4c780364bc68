// What is read, hung up or seen on a screen: a service, a film, an app, a plan.
import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../palette.ts';
import { form } from './form.ts';

const paper = '#f5f0e4';

export const sheet = form({
  id: 'sheet',
  name: 'a sheet of paper',
  size: [80, 106],
  tallCm: 30,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, label }) {
    h.solid('-38 -104 26 -104 38 -92 38 -2 -38 -2', paper, { tremble: 0.3 });
    h.solid('26 -104 26 -92 38 -92', shade(paper, 0.14), { weight: 0.8 });
    h.box(-30, -96, 48, 5, color, { bare: true });
    if (label) h.name(label, [-32, -86, 64, 28]);
    for (const y of [-52, -42, -32, -22])
      h.line(`-28 ${y} ${y % 4 ? 26 : 14} ${y}`, { weight: 0.6 });
    h.box(-28, -14, 10, 8, paper, { weight: 0.6 });
  },
});

export const floorPlan = form({
  id: 'floor-plan',
  size: [124, 92],
  tallCm: 34,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, label }) {
    h.solid('-60 -90 60 -90 60 -2 -60 -2', paper, { tremble: 0.3 });
    h.line('-50 -82 50 -82 50 -28 -50 -28 -50 -82', { weight: 1.9 });
    h.line('-8 -82 -8 -58', { weight: 1.6 })
      .line('-8 -44 -8 -28', { weight: 1.6 })
      .line('-50 -54 -24 -54', { weight: 1.6 })
      .line('14 -52 50 -52', { weight: 1.6 });
    h.curve('-8 -58 2 -56 6 -44', { weight: 0.6 }).curve('-24 -54 -22 -44 -12 -42', {
      weight: 0.6,
    });
    h.box(22, -78, 20, 12, tint(color, 0.4), { weight: 0.6 }).box(
      -44,
      -48,
      12,
      14,
      tint(color, 0.4),
      {
        weight: 0.6,
      },
    );
    for (const x of [-36, 26]) h.line(`${x} -84 ${x + 12} -84`, { weight: 1.8, color: paper });
    if (label) h.name(label, [-54, -25, 108, 20]);
  },
});

export const leaflet = form({
  id: 'leaflet',
  size: [100, 92],
  tallCm: 21,
  hold: 'both',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(46);
    h.solid('-48 -82 -2 -90 -2 -2 -48 -8', paper);
    h.solid('-2 -90 46 -82 46 -6 -2 -2', tint(color, 0.25));
    for (const y of [-66, -56, -46, -36]) h.line(`-40 ${y} -10 ${y - 4}`, { weight: 0.6 });
    h.box(-40, -28, 28, 16, tint(color, 0.4), { weight: 0.6 });
    if (label) h.label(label, [4, -68, 36, 34]);
    h.line('10 -22 36 -20', { weight: 0.7 });
  },
});

export const titleCard = form({
  id: 'title-card',
  size: [130, 78],
  tallCm: 60,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#2f2a25' },
  paint(h, { color, label }) {
    h.box(-64, -76, 128, 74, color);
    h.line('-64 -64 64 -64', { weight: 0.6, color: '#7b7466' }).line('-64 -14 64 -14', {
      weight: 0.6,
      color: '#7b7466',
    });
    h.name(label, [-56, -62, 112, 46], '#faf6ec');
  },
});

export const doorPlate = form({
  id: 'door-plate',
  size: [116, 70],
  tallCm: 20,
  hold: 'none',
  rests: 'wall',
  paint(h, { color, label }) {
    h.soft('-56 -66 56 -66 58 -62 58 -4 56 0 -56 0 -58 -4 -58 -62', color, { tremble: 0.2 });
    h.soft('-50 -60 50 -60 51 -56 51 -10 50 -6 -50 -6 -51 -10 -51 -56', tint(color, 0.75), {
      weight: 0.6,
    });
    for (const [x, y] of points('-53 -63 53 -63 -53 -3 53 -3')) h.dot(x, y, 1.6, '#4a4439');
    h.name(label, [-48, -56, 96, 46]);
  },
});

/** Something done for somebody has no shape of its own: the card of who does it. */
export const serviceAtWork = form({
  id: 'service-at-work',
  name: 'the name card of a service',
  size: [116, 72],
  tallCm: 9,
  hold: 'grip',
  rests: 'surface',
  paint(h, { color, label }) {
    h.ground(50);
    h.box(-56, -70, 112, 68, paper, { tremble: 0.3 });
    h.tone('-55 -69 -36 -69 -36 -3 -55 -3', color);
    h.name(label, [-32, -62, 84, 36]);
    h.line('-26 -18 40 -18', { weight: 0.7 }).line('-26 -10 18 -10', { weight: 0.7 });
  },
});

const screen = { size: [62, 112], tallCm: 16, hold: 'grip', rests: 'surface' } as const;

export const appOnPhone = form({
  ...screen,
  id: 'app-on-phone',
  name: 'an app on a phone',
  paint(h, { color, label }) {
    h.soft('-28 -110 28 -110 31 -106 31 -4 28 0 -28 0 -31 -4 -31 -106', '#3b3630');
    h.box(-26, -102, 52, 92, paper, { weight: 0.6 });
    h.tone('-25 -101 25 -101 25 -72 -25 -72', color);
    if (label) h.name(label, [-25, -99, 50, 26], '#faf6ec');
    for (const y of [-66, -48, -30]) {
      h.box(-21, y, 12, 12, tint(color, 0.4), { weight: 0.5 });
      h.line(`-4 ${y + 4} 20 ${y + 4}`, { weight: 0.7 }).line(`-4 ${y + 9} 12 ${y + 9}`, {
        weight: 0.5,
      });
    }
    h.line('-8 -106 8 -106', { weight: 0.8, color: '#a59d8e' });
  },
});

export const videoOnPhone = form({
  ...screen,
  id: 'video-on-phone',
  name: 'a video on a phone',
  paint(h, { color, label }) {
    h.soft('-28 -110 28 -110 31 -106 31 -4 28 0 -28 0 -31 -4 -31 -106', '#3b3630');
    h.box(-26, -102, 52, 92, tint(color, 0.5), { weight: 0.6 });
    // Somebody who talks to us, as far as a small screen shows.
    h.soft('-18 -34 -14 -48 -4 -52 4 -52 14 -48 18 -34', shade(color, 0.15), { weight: 0.7 });
    h.oval(0, -62, 9.5, 11, '#e8bd99', { weight: 0.7 });
    h.soft('-10 -66 -8 -75 0 -77 8 -75 10 -66 4 -70 -4 -70', '#4a3a2c', { weight: 0.6 });
    h.solid('-5 -50 -5 -38 6 -44', '#faf6ec', { weight: 0.7 });
    if (label) h.label(label, [-23, -99, 46, 18]);
    h.line('-20 -26 20 -26', { weight: 1.2, color: '#a59d8e' }).line('-20 -26 -4 -26', {
      weight: 1.4,
      color: '#c2523d',
    });
    for (const x of [-14, 0, 14]) h.dot(x, -18, 2.2, '#faf6ec');
  },
});
