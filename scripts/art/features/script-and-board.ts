import { greys, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, edge, solid } from '#server/drawing/shapes.ts';
import { bust, walker } from '../people.ts';
import { can } from '../props.ts';
import { wall, within } from '../sheet.ts';

const [pale, light, middle, grey, dark] = greys;

/** A script page, one line highlighted, beside a sheet of four storyboard frames. */
export function scriptAndBoard(s: Sketch): void {
  wall(s, 3, -0.4);
  s.at(80, 100, 1, () => page(s), -0.05);
  block(s, 148, 24, 160, 138, dark, { bare: true });
  block(s, 142, 18, 160, 138, '#faf6ec', { size: 2.3 });
  frame(s, 150, 26, () => s.at(34, 31, 0.55, () => bust(s, { hair: 'bun', shirt: middle })), pale);
  frame(s, 226, 26, () => pack(s), grey);
  frame(s, 150, 92, () => street(s), light);
  frame(
    s,
    226,
    92,
    () =>
      s.arrow(
        [
          [12, 38],
          [30, 32],
          [52, 12],
        ],
        8,
      ),
    pale,
  );
}

function page(s: Sketch): void {
  solid(s, '-48 -74 62 -74 62 100 -48 100', dark, { bare: true });
  block(s, -56, -82, 112, 190, '#faf6ec', { size: 2.3 });
  for (let i = 0; i < 13; i++) {
    const y = -58 + i * 12;
    if (i % 4 === 0) edge(s, `-14 ${y} 18 ${y}`, { size: 3, taper: 5 });
    else {
      if (i === 6) block(s, -34, y - 5, 72, 10, yellow, { bare: true });
      edge(s, `-33 ${y} ${i % 4 === 3 ? 8 : 36} ${y}`, { size: 1.9, taper: 5 });
    }
  }
  for (const y of [-60, 0, 60]) blob(s, -47, y, 3, 3, dark, { bare: true });
}

function frame(s: Sketch, x: number, y: number, paint: () => void, tone: string): void {
  block(s, x, y, 68, 46, tone, { bare: true });
  within(s, [x, y, 68, 46], () => s.at(x, y, 1, paint));
  block(s, x, y, 68, 46, 'none', { size: 2 });
  edge(s, `${x + 2} ${y + 53} ${x + 48} ${y + 53}`, { size: 1.6 });
}

function pack(s: Sketch): void {
  blob(s, 34, 23, 20, 20, yellow, { bare: true });
  s.at(34, 24, 0.5, () => can(s));
}

function street(s: Sketch): void {
  block(s, -2, 6, 18, 42, grey, { size: 1.4 });
  block(s, 50, 2, 22, 46, grey, { size: 1.4 });
  for (const [x, y] of [
    [4, 14],
    [4, 26],
    [56, 12],
    [62, 24],
  ] as const) {
    block(s, x, y, 5, 6, yellow, { bare: true });
  }
  s.at(32, 44, 0.38, () => walker(s, dark));
}
