// Movement that returns to where it began: a moment runs from 0 to 1 over the loop.

export type Point = readonly [x: number, y: number];

const turn = 2 * Math.PI;

/** A sway between -1 and 1; `cycles` is whole, so that the loop closes. */
export function wave(moment: number, cycles: number, phase = 0): number {
  return Math.sin(turn * (cycles * moment + phase));
}

/** 0 outside `from`…`to`, eased up to 1 and held between; for gestures that happen once. */
export function gesture(moment: number, from: number, to: number, ease = 0.05): number {
  const rise = smooth((moment - from) / ease);
  const fall = smooth((to - moment) / ease);
  return Math.min(rise, fall);
}

function smooth(value: number): number {
  const x = Math.min(1, Math.max(0, value));
  return x * x * (3 - 2 * x);
}

/** The elbow or knee of a limb of two bones; `bend` is 1 or -1 for its side. */
export function joint(from: Point, to: Point, upper: number, lower: number, bend: number): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const distance = Math.min(Math.hypot(dx, dy), upper + lower - 0.01);
  const along = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance);
  const aside = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * bend;
  const ux = dx / Math.hypot(dx, dy);
  const uy = dy / Math.hypot(dx, dy);
  return [from[0] + ux * along - uy * aside, from[1] + uy * along + ux * aside];
}

/** Turns a point about another, in degrees. */
export function turned(point: Point, about: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const dx = point[0] - about[0];
  const dy = point[1] - about[1];
  return [
    about[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
    about[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}
