import { shade, tint } from '../../palette.ts';
import { silentThing } from './silent-thing.ts';

export const pillow = silentThing('pillow', {
  size: [112, 70],
  tallCm: 26,
  hold: 'both',
  rests: 'surface',
  color: '#f5f0e4',
  paint(h, { color }) {
    h.ground(50);
    h.soft('-54 -4 -48 -32 -54 -62 -20 -60 20 -60 54 -62 48 -32 54 -4 20 -6 -20 -6', color);
    h.tone('18 -58 48 -58 45 -32 50 -8 20 -8 30 -32', shade(color, 0.1), true);
    for (const line of ['-46 -12 -34 -20', '-46 -54 -34 -46', '46 -12 34 -20', '46 -54 34 -46'])
      h.curve(line, { weight: 0.7 });
  },
});

export const blanket = silentThing('blanket', {
  size: [108, 72],
  tallCm: 24,
  hold: 'both',
  rests: 'surface',
  color: '#7f6795',
  accent: '#d6a63c',
  paint(h, { color, accent }) {
    h.ground(52);
    for (const [y, tone] of [
      [-20, color],
      [-40, tint(color, 0.15)],
      [-60, color],
    ] as const) {
      h.soft(`-52 ${y} -54 ${y + 10} -50 ${y + 20} 50 ${y + 20} 54 ${y + 10} 52 ${y}`, tone, {
        tremble: 0.2,
      });
      h.line(`-40 ${y + 1} -40 ${y + 19}`, { weight: 1.6, color: accent }).line(
        `-32 ${y + 1} -32 ${y + 19}`,
        { weight: 1, color: accent },
      );
    }
    for (let x = -44; x <= 48; x += 8) h.line(`${x} 0 ${x - 1} 6`, { weight: 0.6 });
  },
});

export const towel = silentThing('towel', {
  size: [66, 108],
  tallCm: 70,
  hold: 'both',
  rests: 'wall',
  color: '#5fa6a3',
  accent: '#f5f0e4',
  paint(h, { color, accent }) {
    h.line('-38 -104 38 -104', { weight: 2.4 });
    h.solid('-28 -106 28 -106 30 -2 12 0 -10 -2 -30 0', color);
    h.tone('6 -105 27 -105 29 -3 12 -2', shade(color, 0.16));
    for (const y of [-22, -16]) h.line(`-29 ${y} 29 ${y}`, { weight: 1.4, color: accent });
    h.curve('-8 -100 -10 -60 -6 -30', { weight: 0.6 });
  },
});

export const rug = silentThing('rug', {
  size: [140, 46],
  tallCm: 30,
  hold: 'none',
  rests: 'floor',
  color: '#b0685a',
  accent: '#efe4c8',
  paint(h, { color, accent }) {
    h.solid('-50 -42 50 -42 68 -2 -68 -2', color);
    h.solid('-42 -36 42 -36 54 -9 -54 -9', accent, { weight: 0.8 });
    h.solid('-16 -32 16 -32 22 -13 -22 -13', tint(color, 0.2), { weight: 0.7 });
    for (let x = -64; x <= 66; x += 8) h.line(`${x} -2 ${x} 4`, { weight: 0.6 });
  },
});

export const mattress = silentThing('mattress', {
  size: [156, 70],
  tallCm: 45,
  hold: 'none',
  rests: 'floor',
  color: '#f5f0e4',
  accent: '#8fa9bd',
  paint(h, { color, accent }) {
    h.ground(72);
    h.solid('-76 -30 -40 -66 76 -66 46 -30', color, { tremble: 0.2 });
    for (const [from, to] of [
      ['-52 -54', '-24 -31'],
      ['-28 -65', '12 -31'],
      ['8 -65', '44 -34'],
      ['44 -65', '62 -50'],
      ['-62 -44', '-16 -65'],
      ['-44 -31', '24 -65'],
      ['-6 -31', '58 -65'],
      ['30 -31', '68 -54'],
    ] as const)
      h.line(`${from} ${to}`, { weight: 0.35, color: accent });
    h.solid('-76 -30 46 -30 46 -2 -76 -2', accent, { tremble: 0.2 });
    h.solid('46 -30 76 -66 76 -34 46 -2', shade(accent, 0.2), { tremble: 0.2 });
    h.line('-76 -25 46 -25 76 -60', { weight: 0.5 }).line('-76 -7 46 -7 76 -40', { weight: 0.5 });
    h.line('-58 -20 -58 -12 -38 -12 -38 -20', { weight: 0.9 });
    h.line('8 -20 8 -12 28 -12 28 -20', { weight: 0.9 });
  },
});

export const curtain = silentThing('curtain', {
  size: [104, 116],
  tallCm: 220,
  hold: 'none',
  rests: 'wall',
  color: '#84686a',
  paint(h, { color }) {
    h.line('-56 -112 56 -112', { weight: 2.2 });
    for (const side of [-1, 1]) {
      h.solid(
        `${side * 50} -112 ${side * 8} -112 ${side * 14} -60 ${side * 22} -2 ${side * 50} 0`,
        side > 0 ? shade(color, 0.12) : color,
      );
      for (const x of [20, 30, 40])
        h.curve(`${side * x} -108 ${side * (x + 3)} -56 ${side * (x + 5)} -4`, { weight: 0.6 });
    }
  },
});
