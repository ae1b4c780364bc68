// The director: watches, turns a page, and once a loop points at the set.
import { gesture, joint, type Point, wave } from './motion.ts';
import { disc, limb, moved, shape, turnedAbout } from './silhouette.ts';

export function director(moment: number): string {
  return moved(34, 0, `${chair()}${body(moment)}${head(moment)}${pages(moment)}`);
}

function chair(): string {
  return `${limb(
    [
      [1190, 560],
      [1270, 640],
    ],
    7,
  )}${limb(
    [
      [1270, 560],
      [1190, 640],
    ],
    7,
  )}${shape('M1184 548h92v14h-92z')}${shape('M1262 456h18v100h-18zM1262 452h22v56h-22z')}${shape('M1180 508h94v8h-94z')}`;
}

function body(moment: number): string {
  const tap = 4 * Math.max(0, wave(moment, 12)) * gesture(moment, 0.05, 0.4);
  const hip: Point = [1232, 540];
  const knee: Point = [1178, 542];
  return `${shape('M1206 452q32-12 54 8l8 88h-68l-6-58q-2-28 12-38z')}${limb([hip, knee, [1170, 632]], 26)}${limb(
    [
      [1172, 637],
      [1150, 638 - tap],
    ],
    13,
  )}`;
}

function head(moment: number): string {
  const look = 4 * wave(moment, 1, 0.2) - 5 * gesture(moment, 0.55, 0.78);
  const face = `${disc(1228, 421, 21, 25)}${shape('M1202 412q0-26 28-28q26 2 26 32l-6 8l-8-14l-36 5l-20 1l-2-6z')}${shape('M1218 436h24v24h-24z')}`;
  return turnedAbout(look, [1230, 452], face);
}

function pages(moment: number): string {
  const point = gesture(moment, 0.55, 0.78);
  const shoulder: Point = [1214, 474];
  const hand: Point = [1178 - 52 * point, 512 - 66 * point + 2 * wave(moment, 2)];
  const script = turnedAbout(
    2 * wave(moment, 2, 0.1),
    [1166, 500],
    shape('M1146 482l38 8l-6 40l-38-8z'),
  );
  const pointing = point > 0.02 ? limb([hand, [hand[0] - 12 * point, hand[1] - 3]], 7) : '';
  return `${script}${limb([[1222, 480], joint([1222, 480], [1176, 506], 36, 36, 1), [1176, 506]], 17)}${limb([shoulder, joint(shoulder, hand, 40, 40, 1), hand], 18)}${pointing}`;
}
