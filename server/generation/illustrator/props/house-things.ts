import { ink } from '#server/drawing/brush.ts';
import { shade } from '../palette.ts';
import { thing } from './thing.ts';

export const alarmClock = thing({
  id: 'alarm-clock',
  name: 'an alarm clock',
  size: [86, 104],
  tallCm: 15,
  hold: 'grip',
  rests: 'surface',
  natural: { color: '#c2523d', accent: '#f5f0e4' },
  paint(h, { color, accent }) {
    h.ground(34).line('-24 -12 -32 0', { weight: 2 }).line('24 -12 32 0', { weight: 2 });
    for (const side of [-1, 1])
      h.soft(`${side * 8} -84 ${side * 14} -100 ${side * 34} -90 ${side * 36} -74`, '#bdb9b0');
    h.line('0 -84 0 -100', { weight: 1.3 }).line('-8 -101 8 -101', { weight: 2 });
    h.oval(0, -44, 41, 41, color).oval(0, -44, 32, 32, accent, { weight: 0.8 });
    for (let i = 0; i < 12; i++) {
      const angle = (i * Math.PI) / 6;
      h.dot(Math.cos(angle) * 27, -44 + Math.sin(angle) * 27, i % 3 ? 1.3 : 2.4);
    }
    h.line('0 -44 0 -66', { weight: 1.3 }).line('0 -44 14 -36', { weight: 1.3 }).dot(0, -44, 3);
  },
});

export const smokeAlarm = thing({
  id: 'smoke-alarm',
  name: 'a smoke alarm',
  size: [116, 62],
  tallCm: 9,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#f5f0e4', accent: '#6f9160' },
  paint(h, { color, accent }) {
    h.soft('-56 0 -56 -14 -44 -30 -20 -40 20 -40 44 -30 56 -14 56 0', color).tone(
      '14 -38 22 -38 44 -29 54 -14 54 -2 24 -2',
      shade(color, 0.12),
    );
    h.line('-56 -13 56 -13', { weight: 0.8 });
    for (let x = -38; x <= 10; x += 8) h.line(`${x} -30 ${x - 2} -19`, { weight: 0.9 });
    h.oval(30, -25, 6, 5, accent, { weight: 0.9 }).oval(0, -40, 13, 4, '#ddd4c4', { weight: 0.7 });
    for (const side of [-1, 1])
      h.curve(`${side * 14} -48 ${side * 20} -54 ${side * 14} -60`, { weight: 0.9 });
  },
});

export const radio = thing({
  id: 'radio',
  name: 'a radio',
  size: [122, 92],
  tallCm: 22,
  hold: 'both',
  rests: 'surface',
  natural: { color: '#86603f', accent: '#efe4c8' },
  paint(h, { color, accent }) {
    h.ground(54).line('44 -66 58 -90', { weight: 1.2 });
    h.soft('-56 -66 56 -66 58 -4 54 0 -54 0 -58 -4', color, { tremble: 0.1 });
    h.tone('-55 -12 56 -12 56 -2 -55 -2', shade(color, 0.25));
    h.box(-48, -56, 50, 40, accent, { weight: 0.8 });
    for (let x = -42; x < 0; x += 8) h.line(`${x} -54 ${x} -18`, { weight: 0.7 });
    h.box(10, -56, 40, 16, '#f3e2ae', { weight: 0.8 }).line('34 -56 32 -41', {
      weight: 1.4,
      color: '#c2523d',
    });
    for (const x of [14, 20, 26, 40, 46]) h.line(`${x} -46 ${x} -42`, { weight: 0.6 });
    for (const x of [20, 42]) h.oval(x, -26, 9, 9, '#4a4439').dot(x + 3, -30, 2, '#f5f0e4');
    h.curve('-40 -66 -38 -80 38 -80 40 -66', { weight: 1.4 });
  },
});

export const washingMachine = thing({
  id: 'washing-machine',
  name: 'a washing machine',
  size: [96, 116],
  tallCm: 85,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#f5f0e4', accent: '#8fb0bd' },
  paint(h, { color, accent, label }) {
    h.ground(48)
      .box(-46, -114, 92, 114, color)
      .tone('24 -88 45 -88 45 -1 24 -1', shade(color, 0.1));
    h.line('-46 -90 46 -90', { weight: 0.8 }).oval(30, -102, 7, 7, '#bdb9b0', { weight: 0.9 });
    if (label) h.name(label, [-40, -110, 52, 17]);
    else h.box(-40, -107, 26, 11, '#ddd4c4', { weight: 0.7 });
    h.oval(0, -46, 34, 34, '#bdb9b0').oval(0, -46, 26, 26, accent, { weight: 0.9 });
    h.soft('-24 -40 -10 -48 4 -38 24 -46 20 -30 0 -22 -18 -28', '#dc9b99', { weight: 0.7 }).glint(
      '-14 -62 -4 -66',
    );
    h.line('-46 -6 46 -6', { weight: 0.6 });
  },
});

export const umbrella = thing({
  id: 'umbrella',
  name: 'an umbrella',
  size: [128, 122],
  tallCm: 92,
  hold: 'aloft',
  rests: 'floor',
  paint(h, { color }) {
    h.line('0 -112 0 -14', { weight: 1.6 }).curve('0 -16 0 -3 10 -1 15 -10', { weight: 2 });
    h.soft(
      '-62 -62 -50 -92 -24 -112 0 -118 24 -112 50 -92 62 -62 44 -70 22 -62 0 -70 -22 -62 -44 -70',
      color,
    );
    h.tone('6 -116 24 -111 50 -91 60 -64 44 -71 24 -64 20 -92', shade(color, 0.22), true);
    h.curve('-22 -62 -18 -96 0 -118', { weight: 0.8 }).curve('22 -62 18 -96 0 -118', {
      weight: 0.8,
    });
    h.line('0 -117 0 -122', { weight: 1.4, color: ink });
  },
});

export const door = thing({
  id: 'door',
  name: 'a front door',
  size: [70, 122],
  tallCm: 205,
  hold: 'none',
  rests: 'floor',
  natural: { color: '#47868a', accent: '#d6a63c' },
  paint(h, { color, accent, label }) {
    h.box(-34, -120, 68, 120, '#ddd4c4').box(-28, -115, 56, 115, color);
    h.tone('10 -114 27 -114 27 -1 10 -1', shade(color, 0.16));
    for (const x of [-21, 4]) h.box(x, -50, 17, 40, shade(color, 0.1), { weight: 0.7 });
    h.box(-21, -106, 42, 38, '#f3e2ae', { weight: 0.9 }).line('0 -106 0 -68', { weight: 0.8 });
    if (label) h.box(-20, -64, 40, 11, '#f5f0e4', { weight: 0.6 }).name(label, [-19, -63, 38, 9]);
    h.oval(20, -56, 3.4, 3.4, accent, { weight: 0.9 }).soft('-34 0 34 0 38 4 -38 4', '#a59d8e');
  },
});
