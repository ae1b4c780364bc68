import { greys, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, edge, shade, solid } from '#server/drawing/shapes.ts';
import { sheet, within } from '../sheet.ts';
import { ratio } from './tiktok.ts';

const [pale, light, middle, grey, dark] = greys;

/** A wide screen with a landscape and a play button: the wide frame. */
export function youtube(s: Sketch): void {
  sheet(s);
  solid(s, '0 0 200 0 200 112 0 112', pale, { bare: true });
  block(s, 24, 8, 152, 88, dark, { size: 2.4 });
  block(s, 29, 13, 142, 78, '#faf6ec', { bare: true });
  within(s, [29, 13, 142, 78], () => {
    solid(s, '29 68 58 44 88 58 120 26 150 52 171 42 171 91 29 91', light, { size: 1.8 });
    shade(s, '120 26 150 52 171 42 171 74 128 74', middle, 6);
    solid(s, '29 76 70 66 118 74 171 64 171 91 29 91', grey, { size: 1.6 });
  });
  blob(s, 100, 50, 21, 21, yellow, { size: 2.2 });
  solid(s, '93 39 112 50 93 61', dark, { size: 1.6 });
  edge(s, '36 84 164 84', { size: 2, color: '#faf6ec' });
  edge(s, '36 84 74 84', { size: 3.2, color: yellow });
  edge(s, '29 13 171 13 171 91 29 91 29 13', { size: 1.6 });
  edge(s, '84 97 80 107', { size: 2.8 });
  edge(s, '116 97 120 107', { size: 2.8 });
  edge(s, '64 108 136 107', { size: 2.6, taper: 8 });
  ratio(s, '16:9', 53, 31);
}
