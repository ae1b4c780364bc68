// The camera on its dolly, and the operator who rides along, one eye at the finder.

import { joint, type Point, wave } from './motion.ts';
import { black, disc, limb, moved, shape, turnedAbout } from './silhouette.ts';
import { floorY } from './stage.ts';

/** How far the dolly has rolled from its middle position. */
export function dollyShift(moment: number): number {
  return 46 * wave(moment, 1, 0.75);
}

export function cameraAndOperator(moment: number): string {
  return moved(dollyShift(moment), 0, `${dolly(moment)}${camera(moment)}${operator(moment)}`);
}

function dolly(moment: number): string {
  const roll = (dollyShift(moment) / 15) * (180 / Math.PI);
  const wheels = [452, 505, 688, 722].map((x) => wheel(x, floorY + 6, roll)).join('');
  return `${shape('M432 640h310v-14h-310z')}${limb(
    [
      [438, 630],
      [410, 548],
      [392, 548],
    ],
    7,
  )}${wheels}`;
}

function wheel(x: number, y: number, roll: number): string {
  const hub = disc(x, y - 7, 3, 3, '#7a4c0a');
  return `${disc(x, y, 15)}${turnedAbout(roll, [x, y], hub)}`;
}

function camera(moment: number): string {
  const tilt = 0.8 * wave(moment, 2, 0.2);
  const legs = `${shape('M606 630l10-150h26l10 150z')}${limb(
    [
      [520, 630],
      [628, 520],
    ],
    9,
  )}${limb(
    [
      [700, 630],
      [640, 520],
    ],
    9,
  )}`;
  const body = `${shape('M588 470h92v16h-92z')}${shape('M574 408h108v62H574z')}${shape('M682 420h42v-10l26-12v78l-26-12v-10h-42z')}${shape('M750 394l34-16v110l-34-16z')}${magazines(moment)}${shape('M640 396h30v8h-30z')}${limb(
    [
      [574, 440],
      [548, 436],
    ],
    12,
  )}${shape('M596 486h14l-6 18h-14z')}`;
  return `${legs}${turnedAbout(tilt, [630, 478], body)}`;
}

// Film runs from one reel to the other: eight turns a loop, light falling through the spokes.
function magazines(moment: number): string {
  const housing = shape('M580 410q-14-50 24-54q18-2 24 20q10-26 34-20q30 10 14 54z');
  const reel = (x: number, y: number, direction: number) => {
    const holes = [0, 120, 240].map((angle) => {
      const at = (angle * Math.PI) / 180;
      return disc(x + 9.5 * Math.cos(at), y + 9.5 * Math.sin(at), 4.6, 4.6, '#dd980f');
    });
    return turnedAbout(360 * 8 * moment * direction, [x, y], holes.join(''));
  };
  return `${housing}${reel(604, 382, 1)}${reel(652, 383, 1)}`;
}

function operator(moment: number): string {
  const lean = 1.6 * wave(moment, 1, 0.1) + 0.5 * wave(moment, 4, 0.3);
  const hip: Point = [488, 556];
  const upper = `${shape('M502 450q-50 12-52 66l6 62h72l4-62l14-22q2-34-44-44z')}${head(moment)}${arm(moment)}`;
  const leg = (foot: Point) => limb([hip, joint(hip, foot, 37, 36, -1), foot], 30);
  return `${leg([464, 618])}${leg([512, 618])}${limb(
    [
      [464, 620],
      [484, 620],
    ],
    13,
  )}${limb(
    [
      [512, 620],
      [534, 620],
    ],
    13,
  )}${turnedAbout(lean, hip, upper)}`;
}

function head(moment: number): string {
  const nod = 1.5 * wave(moment, 3, 0.4);
  const face = `${disc(530, 426, 23, 28)}${shape('M504 420q-2-34 28-34q26 2 29 26l16 5l-2 7l-36-3z')}${shape('M512 440h24v22h-24z')}`;
  return turnedAbout(nod, [522, 456], face);
}

// One hand on the focus wheel, which it turns; the other on the pan bar.
function arm(moment: number): string {
  const shoulder: Point = [520, 470];
  const focus: Point = [604 + 3 * wave(moment, 2), 474 + 4 * wave(moment, 2, 0.25)];
  const elbow = joint(shoulder, focus, 50, 50, 1);
  const bar = `<path d="M598 486l-58 26" stroke="${black}" stroke-width="6" stroke-linecap="round"/>`;
  const second = joint([516, 476], [548, 510], 34, 34, 1);
  return `${limb([shoulder, elbow, focus], 22)}${bar}${limb([[516, 476], second, [548, 509]], 20)}`;
}
