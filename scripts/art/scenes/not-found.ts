import { greys, ink, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, curve, edge, shade, solid } from '#server/drawing/shapes.ts';
import { letter } from '../lettering.ts';
import { head } from '../people.ts';
import { filmCamera } from '../props.ts';
import { wall } from '../sheet.ts';

const [pale, light, middle, grey, dark] = greys;

/** The light is on, the camera waits, the mark is empty; the operator has nodded off. */
export function notFound(s: Sketch): void {
  wall(s, 3, -0.5);
  solid(s, '0 132 320 128 320 180 0 180', grey, { bare: true });
  shade(s, '0 132 320 128 320 180 0 180', dark, 9, -0.03);
  edge(s, '0 132 320 128', { size: 2.2, taper: 8 });
  solid(s, '226 12 254 12 306 158 172 158', '#f3e3a6', { bare: true });
  blob(s, 239, 157, 68, 14, '#faf6ec', { bare: true });
  spotlight(s);
  mark(s);
  s.at(132, 170, 1.02, () => filmCamera(s));
  operator(s);
  clapper(s);
}

function spotlight(s: Sketch): void {
  edge(s, '240 -4 240 4', { size: 3 });
  solid(s, '228 2 252 2 258 16 222 16', ink, { size: 2 });
  solid(s, '222 16 258 16 255 20 225 20', yellow, { size: 1.4 });
}

// Two strips of tape in a T: where somebody ought to stand.
function mark(s: Sketch): void {
  solid(s, '214 151 266 149 268 156 215 158', yellow, { size: 1.6 });
  solid(s, '234 157 246 156.500 250 168 236 168.500', yellow, { size: 1.6 });
  letter(s, '?', 240, 128, { size: 40, anchor: 'middle', color: middle });
}

function operator(s: Sketch): void {
  edge(s, '40 128 70 128', { size: 4 });
  edge(s, '44 130 36 176', { size: 2.8 });
  edge(s, '66 130 76 176', { size: 2.8 });
  edge(s, '38 158 72 158', { size: 2 });
  solid(s, '46 118 70 116 92 126 94 158 84 160 80 136 48 134', dark, { round: true, size: 2 });
  solid(s, '82 160 98 160 104 168 82 168', ink, { round: true, size: 1.6 });
  solid(s, '44 128 46 96 60 82 76 84 82 98 72 128', middle, { round: true, size: 2.3 });
  shade(s, '44 128 46 96 54 86 58 128', grey, 5);
  s.at(88, 86, 0.95, () => head(s, { hair: 'cap', eyes: 'closed', mouth: 'flat' }), 0.42);
  solid(s, '62 94 74 92 92 104 106 96 109 101 94 114 72 110', middle, { round: true, size: 2.1 });
  solid(s, '104 96 111 90 114 96 109 102', '#faf6ec', { round: true, size: 1.5 });
  letter(s, 'z', 108, 52, { size: 14, color: '#faf6ec' });
  letter(s, 'z', 118, 38, { size: 18, color: '#faf6ec' });
  letter(s, 'z', 130, 22, { size: 23, color: '#faf6ec' });
}

function clapper(s: Sketch): void {
  s.at(
    24,
    158,
    1,
    () => {
      block(s, -20, -18, 44, 32, pale, { size: 1.9 });
      letter(s, '404', 2, 6, { size: 19, anchor: 'middle' });
      s.at(
        -20,
        -18,
        1,
        () => {
          block(s, 0, -8, 44, 8, '#faf6ec', { bare: true });
          for (const x of [4, 18, 32])
            solid(s, `${x} -8 ${x + 7} -8 ${x + 3} 0 ${x - 4} 0`, ink, { bare: true });
          edge(s, '0 -8 44 -8 44 0 0 0 0 -8', { size: 1.7 });
        },
        -0.22,
      );
    },
    -0.06,
  );
  curve(s, '6 175 30 177 52 174', { size: 1.4, color: light });
}
