// Where product and lettering of the last frame stand on each shape of paper.
import type { Box } from '#server/drawing/lettering/lettering.ts';
import type { ScenePlan } from '../scene-plan.ts';
import type { Aspect } from '../sheet.ts';

type Layout = { x: number; base: number; width: number; height: number; free: -1 | 1; plate: Box };

/** Shares of the sheet. */
export const packLayouts: Record<Aspect, Layout> = {
  '16:9': {
    x: 0.33,
    base: 0.79,
    width: 0.46,
    height: 0.6,
    free: 1,
    plate: { x: 0.59, y: 0.16, width: 0.36, height: 0.44 },
  },
  '9:16': {
    x: 0.47,
    base: 0.58,
    width: 0.66,
    height: 0.36,
    free: -1,
    plate: { x: 0.06, y: 0.635, width: 0.8, height: 0.13 },
  },
  '1:1': {
    x: 0.5,
    base: 0.64,
    width: 0.6,
    height: 0.44,
    free: 1,
    plate: { x: 0.14, y: 0.715, width: 0.72, height: 0.17 },
  },
  '4:5': {
    x: 0.5,
    base: 0.64,
    width: 0.64,
    height: 0.42,
    free: 1,
    plate: { x: 0.14, y: 0.71, width: 0.72, height: 0.16 },
  },
};

/** Where the plate of the last frame lies. */
export function packPlate({ sheet }: ScenePlan): Box {
  const { width: w, height: h, aspect } = sheet;
  const { plate } = packLayouts[aspect];
  return { x: plate.x * w, y: plate.y * h, width: plate.width * w, height: plate.height * h };
}
