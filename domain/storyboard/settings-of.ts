// Where and in what light the other frames of a board are set, for a frame that is to be set there as well.
import type { ShotChoices, ShotPlan } from './shot-plan.ts';

/** Place, hour, light and weather: what two frames of one scene have in common. */
export type Setting = Pick<ShotChoices, 'place' | 'time' | 'light' | 'weather'>;

const keyOf = ({ place, time, light, weather }: Setting): string =>
  JSON.stringify([place, time, light, weather]);

/** The other frames, from 1, that are set otherwise than this one; of those set alike the first. */
export function settingsElsewhere(
  { shots }: ShotPlan,
  frame: number,
  now: Setting,
): { frame: number; setting: Setting }[] {
  const seen = new Set([keyOf(now)]);
  return shots
    .flatMap(({ frame: at, place, time, light, weather }) =>
      at === undefined || at === frame
        ? []
        : [{ frame: at, setting: { place, time, light, weather } }],
    )
    .toSorted((a, b) => a.frame - b.frame)
    .filter(({ setting }) => !seen.has(keyOf(setting)) && seen.add(keyOf(setting)));
}
