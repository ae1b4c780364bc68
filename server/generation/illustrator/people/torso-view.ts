// A torso as it is seen, and its outline in torso units.
import type { Point } from '#server/drawing/brush.ts';
import type { Measures } from './build.ts';
import type { Person } from './person.ts';

export type TorsoView = {
  person: Person;
  measures: Measures;
  /** -1 to 1: the body turned left or right. */
  turn: number;
  back: boolean;
  /** What is long ends at the knees of who sits. */
  sits?: boolean;
};

/** How far below the neck what is cut to `hem` ends on this body. */
export const hemIn = ({ sits }: Pick<TorsoView, 'sits'>, hem: number): number =>
  sits ? Math.min(hem, knees) : hem;
const knees = 39;

/** Half of the outline of a torso, from the shoulder to the hem at `hem` below the neck. */
export function sideOf(view: TorsoView, side: -1 | 1, hem: number, loose = 0): Point[] {
  const { shoulder, chest, waist, hip } = view.measures;
  const narrow = 1 - 0.16 * Math.abs(view.turn);
  const bust = view.person.frame === 'woman' && view.person.age !== 'child' ? 0.7 : 0;
  const at = (x: number, y: number): Point => [side * (x + loose) * narrow, y];
  return [
    at(shoulder * 0.62 - loose, 0.9),
    at(shoulder - 0.4, 3),
    at(shoulder + 0.2, 6),
    at(chest + bust, 12),
    at(waist + loose * 0.4, 20.5),
    at(hip - 0.2 + loose * 0.4, 28.5),
    ...(hem > 30 ? [at(hip + 0.3 + (hem - 30) * 0.05, hem)] : []),
  ];
}
