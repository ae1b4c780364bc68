// Where and in what light the other frames of a board are set, for a frame that is to be set there as well.
import type { ShotChoices, ShotPlan } from './shot-plan.ts';

/** Place, hour, light and weather: what two frames of one scene have in common. */
export type Setting = Pick<ShotChoices, 'place' | 'time' | 'light' | 'weather'>;

const keyOf = ({ place, time, light, weather }: Setting): string =>
  JSON.stringify([place, time, light, weather]);

/** A frame, from 1, how it is set, and whether the frame asked for is set so already. */
export type SetFrame = { frame: number; setting: Setting; isSame: boolean };

/** How the other frames are set; of those set alike the first. */
export function settingsElsewhere({ shots }: ShotPlan, frame: number, now: Setting): SetFrame[] {
  const seen = new Set<string>();
  return shots
    .flatMap(({ frame: at, place, time, light, weather }) =>
      at === undefined || at === frame
        ? []
        : [{ frame: at, setting: { place, time, light, weather } }],
    )
    .toSorted((a, b) => a.frame - b.frame)
    .filter(({ setting }) => !seen.has(keyOf(setting)) && seen.add(keyOf(setting)))
    .map((one) => ({ ...one, isSame: keyOf(one.setting) === keyOf(now) }));
}
