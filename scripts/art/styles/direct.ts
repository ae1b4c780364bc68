import { greys, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, edge } from '#server/drawing/shapes.ts';
import { letter } from '../lettering.ts';
import { bust } from '../people.ts';
import { wall, within } from '../sheet.ts';

const [, , , grey] = greys;

/** Someone speaks into the camera, seen through the viewfinder. */
export function direct(s: Sketch): void {
  wall(s, 1, -0.6);
  blob(s, 100, 52, 46, 44, yellow, { bare: true });
  within(s, [14, 8, 172, 112], () =>
    s.at(100, 74, 1.08, () => bust(s, { hair: 'short', mouth: 'talk', shirt: grey })),
  );
  for (const [x, y, dx, dy] of [
    [14, 8, 1, 1],
    [186, 8, -1, 1],
    [14, 104, 1, -1],
    [186, 104, -1, -1],
  ] as const) {
    edge(s, `${x + dx * 20} ${y} ${x} ${y} ${x} ${y + dy * 16}`, { size: 3.4 });
  }
  blob(s, 29, 22, 4, 4, '#b3261e', { bare: true });
  letter(s, 'REC', 37, 26, { size: 11 });
  letter(s, '00:15', 174, 26, { size: 9, anchor: 'end' });
}
