import type { PlaceFrame, ShotSize } from '../scene.ts';

/** How much nearer the setting is where the camera is near. */
export const zooms: Record<ShotSize, number> = { ECU: 1.5, CU: 1.4, MCU: 1.22, MS: 1.1, WS: 1 };

/** Where the setting is looked at: it stays where it is, however near it comes. Drawing units, before it is turned. */
export const lookedAt = ({ width, height, horizon }: PlaceFrame) => ({
  x: width * 0.34,
  y: Math.min(horizon, height),
});
