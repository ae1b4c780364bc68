// A grip crosses behind the set with a lamp stand, from one flag to the other, once a loop.
import { joint, type Point } from './motion.ts';
import { disc, limb as drawn, dusk, shape as filled, moved } from './silhouette.ts';

const limb = (points: Point[], width: number) => drawn(points, width, dusk);
const shape = (d: string) => filled(d, dusk);
const enters = 0.08;
const leaves = 0.74;
const steps = 16;

/** Farther from the lens, so smaller; nothing while behind the flags. */
export function crossingGrip(moment: number): string {
  const way = (moment - enters) / (leaves - enters);
  if (way <= 0 || way >= 1) return '';
  const x = 190 + way * 1220;
  const stride = way * steps;
  const bob = 3 * Math.abs(Math.sin(Math.PI * stride));
  const figure = `${leg(stride)}${leg(stride + 1)}${moved(0, -bob, torso(stride))}`;
  return `<g transform="translate(${x.toFixed(2)} 640) scale(.74)">${figure}</g>`;
}

// A step forward in the air, a step backward on the ground.
function leg(stride: number): string {
  const phase = (stride % 2) / 2;
  const swinging = phase < 0.5;
  const part = swinging ? phase * 2 : (phase - 0.5) * 2;
  const reach = swinging ? -38 + 76 * part : 38 - 76 * part;
  const lift = swinging ? 16 * Math.sin(Math.PI * part) : 0;
  const hip: Point = [0, -92];
  const foot: Point = [reach, -8 - lift];
  return `${limb([hip, joint(hip, foot, 46, 46, -1), foot], 22)}${limb([foot, [foot[0] + 16, foot[1] + 1]], 11)}`;
}

function torso(stride: number): string {
  const swing = 16 * Math.cos(Math.PI * stride);
  const shoulder: Point = [2, -168];
  const hand: Point = [4 - swing, -108];
  const carried = `${limb(
    [
      [-86, -196],
      [92, -178],
    ],
    7,
  )}${shape('M-118 -222l40 8l-6 44l-40-8z')}${limb(
    [
      [92, -178],
      [112, -190],
    ],
    5,
  )}${limb(
    [
      [92, -178],
      [114, -168],
    ],
    5,
  )}`;
  const holding = limb([[4, -168], joint([4, -168], [24, -182], 26, 26, 1), [24, -183]], 15);
  return `${shape('M-22 -176q24-14 46 0l4 50l-6 44h-40l-6-44z')}${disc(6, -206, 17, 21, dusk)}${shape('M-13 -208q0-24 20-24q20 0 21 22l9 3l-1 6l-22-4z')}${limb([shoulder, joint(shoulder, hand, 32, 32, 1), hand], 15)}${carried}${holding}`;
}
