// Rain, snow, fog and wind over a finished picture, where it is seen from outside.
import { type Point, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import type { ScenePlan } from './scene-plan.ts';

/** Whether the weather of a picture is seen in it: under no roof, and over no card. */
export const isUnderSky = ({ shot, place }: Pick<ScenePlan, 'shot' | 'place'>): boolean =>
  shot.weather !== 'dry' && !place.indoors && shot.composition !== 'card';

export function paintWeather(sketch: Sketch, plan: ScenePlan): void {
  const { shot, sheet } = plan;
  const { weather } = shot;
  if (!isUnderSky(plan)) return;
  const { width: w, height: h } = sheet;
  const spot = (): Point => [sketch.chance() * w, sketch.chance() * h];
  const count = Math.round((w * h) / 900);
  if (weather === 'wet') {
    for (let i = 0; i < count; i++) {
      const [x, y] = spot();
      const long = 5 + sketch.chance() * 7;
      const color = i % 3 === 0 ? '#7d8f9c' : paperWhite;
      sketch.pen(
        [
          [x, y],
          [x - long * 0.28, y + long],
        ],
        { size: 0.9, color, opacity: 0.75, taper: 2 },
      );
    }
    return;
  }
  if (weather === 'snow') {
    for (let i = 0; i < count; i++) {
      const [x, y] = spot();
      const r = 0.7 + sketch.chance() * 1.1;
      sketch.disc(x, y, r, r, paperWhite, { opacity: 0.95, multiply: false, tremble: 0.1 });
    }
    return;
  }
  if (weather === 'fog') {
    // What lies far off is veiled with its setting.
    for (let i = 0; i < 7; i++) {
      const [x] = spot();
      const y = h * (0.55 + (i / 7) * 0.42);
      const long = w * (0.3 + sketch.chance() * 0.25);
      sketch.disc(x, y, long, h * 0.05, paperWhite, { opacity: 0.28, multiply: false, tremble: 0 });
    }
    return;
  }
  for (let i = 0; i < 7; i++) {
    const [x, y] = [sketch.chance() * w * 0.8, h * (0.1 + (i / 7) * 0.72)];
    const long = w * (0.12 + sketch.chance() * 0.1);
    sketch.pen(
      [
        [x, y],
        [x + long * 0.5, y - 3],
        [x + long * 0.9, y - 1],
        [x + long, y - 5],
        [x + long * 0.9, y - 7],
      ],
      { size: 1.1, opacity: 0.6 },
    );
  }
}
