// What hangs on a wall. Data only.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';

/** What is part of a wall, or hangs on it. */
export const wallThings: ReadonlySet<CatalogueRef> = new Set(
  `window window-blind curtain door wall-clock mirror notice-board radiator chimney lift
  smoke-alarm picture certificate pennant door-lock door-handle security-camera
  air-conditioner shower memorial-plaque downpipe inverter blackboard
  curtained-window shop-sign eye-chart wall-bars`.split(/\s+/),
);
