// The boom operator follows the sound: the pole sways, the arms with it.
import { joint, type Point, turned, wave } from './motion.ts';
import { disc, limb, moved, shape, turnedAbout } from './silhouette.ts';

const grip: Point = [1028, 366];

export function boomOperator(moment: number): string {
  const sway = 2.6 * wave(moment, 1, 0.35) + 0.5 * wave(moment, 3);
  const along = (point: Point) => turned(point, grip, sway);
  const body = `${legs()}${torso()}${head(moment)}`;
  return moved(58, 0, `${body}${arms(along)}${pole(along, sway)}`);
}

function pole(along: (point: Point) => Point, sway: number): string {
  const tip = along([852, 331]);
  const end = along([1152, 384]);
  const microphone = `<rect x="${tip[0] - 46}" y="${tip[1] - 9}" width="58" height="18" rx="9" fill="#0e0b09"/>`;
  const [cableX, cableY] = along([1090, 373]);
  const cable = `<path d="M${cableX} ${cableY}q24 60 6 126" fill="none" stroke="#0e0b09" stroke-width="3"/>`;
  return `${limb([tip, end], 5)}${turnedAbout(9 + sway, tip, microphone)}${cable}`;
}

function arms(along: (point: Point) => Point): string {
  const front = along([978, 355]);
  const back = along([1078, 371]);
  const left: Point = [1023, 472];
  const right: Point = [1063, 472];
  return `${limb([left, joint(left, front, 62, 64, 1), front], 17)}${limb([right, joint(right, back, 60, 60, -1), back], 17)}`;
}

function head(moment: number): string {
  const tilt = 3 * wave(moment, 1, 0.45);
  const face = `${disc(1042, 427, 20, 25)}${shape('M1018 424q-2-34 25-34q28 0 27 36q-6-12-27-14q-21 2-25 12z')}${disc(1021, 428, 6, 9)}${disc(1064, 428, 6, 9)}`;
  return `${shape('M1032 440h20v28h-20z')}${turnedAbout(tilt, [1042, 452], face)}`;
}

function torso(): string {
  return shape('M1012 464q31-14 62 0l8 62l-6 66h-66l-6-66z');
}

function legs(): string {
  return `${limb(
    [
      [1026, 584],
      [1018, 612],
      [1014, 634],
    ],
    27,
  )}${limb(
    [
      [1058, 584],
      [1066, 612],
      [1074, 634],
    ],
    27,
  )}${limb(
    [
      [1010, 637],
      [994, 638],
    ],
    13,
  )}${limb(
    [
      [1076, 637],
      [1094, 638],
    ],
    13,
  )}`;
}
