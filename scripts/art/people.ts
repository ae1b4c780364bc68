// The people of the interface drawings: minimal faces, one brush.
import { greys, ink, type Sketch } from '#server/drawing/brush.ts';
import { blob, curve, shade, solid } from '#server/drawing/shapes.ts';

const [, light, middle, , dark] = greys;

export type Look = {
  hair?: 'short' | 'long' | 'bun' | 'cap';
  shirt?: string;
  eyes?: 'open' | 'closed' | 'happy';
  mouth?: 'smile' | 'talk' | 'flat';
};

/** Head and shoulders with the chin at the origin, about 100 units wide and 105 tall. */
export function bust(s: Sketch, look: Look = {}): void {
  const { hair = 'short', shirt = middle } = look;
  if (hair === 'long') solid(s, '-17 -26 -21 -4 -15 10 15 10 21 -4 17 -26', dark, { round: true });
  solid(s, '-7 -8 7 -8 8 9 -8 9', '#faf6ec', { bare: true });
  curve(s, '-7 -6 -7 5');
  curve(s, '7 -6 7 5');
  solid(s, '-8 5 -30 12 -41 26 -47 62 47 62 41 26 30 12 8 5 0 11', shirt, { size: 2.3 });
  shade(s, '16 12 30 12 41 26 47 62 22 62', greys[3], 5);
  curve(s, '-29 34 -27 62', { size: 1.5 });
  curve(s, '29 34 28 62', { size: 1.5 });
  head(s, look);
}

/** A head with the chin at the origin, 30 units wide and 42 tall. */
export function head(s: Sketch, { hair = 'short', eyes = 'open', mouth = 'smile' }: Look): void {
  solid(s, '-14 -30 -14 -16 -9 -5 0 0 9 -5 14 -16 14 -30 0 -39', '#faf6ec', {
    round: true,
    size: 2,
  });
  shade(s, '6 -36 14 -30 14 -16 9 -5 4 -2', light, 3.4);
  hairOf(s, hair);
  eyesOf(s, eyes);
  curve(s, '0 -21 -2 -14 1 -13', { size: 1.2 });
  if (mouth === 'smile') curve(s, '-5 -8.500 0 -6 5 -8.500', { size: 1.5 });
  if (mouth === 'flat') curve(s, '-4 -7 0 -8 4 -7', { size: 1.5 });
  if (mouth === 'talk')
    solid(s, '-4.500 -9 0 -10 4.500 -9 3 -4 -3 -4', ink, { round: true, bare: true });
}

function eyesOf(s: Sketch, eyes: Look['eyes']): void {
  for (const side of [-6, 6]) {
    if (eyes === 'open') blob(s, side, -21, 1.3, 1.8, ink, { bare: true });
    if (eyes === 'happy') curve(s, `${side - 3} -20 ${side} -23 ${side + 3} -20`, { size: 1.5 });
    if (eyes === 'closed')
      curve(s, `${side - 3} -21 ${side} -19.500 ${side + 3} -21`, { size: 1.5 });
    curve(s, `${side - 3.5} -26 ${side} -28 ${side + 3.5} -26`, { size: 1.5 });
  }
}

function hairOf(s: Sketch, hair: Look['hair']): void {
  const style = { round: true, size: 1.4 };
  if (hair === 'cap') {
    solid(s, '-16 -28 -15 -38 -4 -45 9 -44 16 -36 17 -28 0 -31', dark, style);
    solid(s, '8 -32 24 -30 26 -27 10 -28', dark, style);
    return;
  }
  if (hair === 'bun') blob(s, 2, -47, 8, 7, dark, { size: 1.4 });
  const fringe =
    hair === 'short'
      ? '-16 -22 -17 -36 -7 -45 6 -46 17 -38 16 -22 12 -31 3 -34 -4 -31 -11 -31'
      : '-16 -18 -18 -34 -8 -44 6 -45 17 -36 17 -18 13 -29 2 -35 -9 -29';
  solid(s, fringe, dark, style);
}

/** A walking figure seen from the side, feet at the origin, 100 units tall, facing right. */
export function walker(s: Sketch, shirt: string = middle): void {
  solid(s, '-6 -46 -16 -22 -24 -3 -15 -1 -5 -24 4 -44', dark, { size: 1.6 });
  curve(s, '-26 -2 -18 0 -12 -3', { size: 3 });
  solid(s, '-4 -46 6 -24 8 -2 17 -3 15 -26 8 -46', dark, { size: 1.6 });
  curve(s, '8 -1 16 0 24 -2', { size: 3 });
  solid(s, '-9 -76 -11 -60 -9 -42 10 -42 11 -62 8 -77', shirt, { size: 2 });
  curve(s, '0 -72 -11 -60 -17 -44', { size: 5.5, taper: 2 });
  curve(s, '3 -72 11 -58 20 -50', { size: 5.5, taper: 2 });
  solid(s, '-3 -82 5 -82 5 -75 -3 -75', '#faf6ec', { bare: true });
  blob(s, 2, -88, 8, 9.5, '#faf6ec', { size: 1.8 });
  solid(s, '-8 -84 -8 -96 2 -101 11 -96 9 -92 0 -93 -3 -86', dark, { round: true, size: 1.2 });
}
