import { expect, test } from 'vitest';
import { Sketch } from '#server/drawing/brush.ts';
import type { Mood, PlaceFrame } from '../scene.ts';
import { allPlaces } from './all-places.ts';

const frames: PlaceFrame[] = [
  { width: 320, height: 180, horizon: 136, personHeight: 112, shot: 'WS' },
  { width: 180, height: 320, horizon: 300, personHeight: 280, shot: 'MS' },
  { width: 240, height: 240, horizon: 400, personHeight: 560, shot: 'CU' },
];
const draw = (place: (typeof allPlaces)[number], frame: PlaceFrame, mood: Mood, seed = 5) => {
  const sketch = new Sketch(frame.width, frame.height, seed, { blends: false });
  place.paint(sketch, frame, mood);
  return sketch.svg();
};

test('GEN-09 the library has at least thirty places under names of their own', () => {
  expect(allPlaces.length).toBeGreaterThanOrEqual(30);
  expect(new Set(allPlaces.map(({ name }) => name)).size).toBe(allPlaces.length);
  expect(new Set(allPlaces.map(({ id }) => id)).size).toBe(allPlaces.length);
  const withSurface = allPlaces.filter(({ surface }) => surface);
  expect(withSurface.length).toBeGreaterThan(25);
});

test.each(allPlaces)('GEN-09 $name is painted in every frame, light and finite', (place) => {
  for (const frame of frames) {
    const svg = draw(place, frame, { time: 'day', feeling: 'plain' });
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeGreaterThan(2_000);
    expect(svg.length).toBeLessThan(160_000);
  }
});

test.each(allPlaces)('GEN-09 $name looks different by night and the same for one seed', (place) => {
  const [frame] = frames as [PlaceFrame];
  const day = draw(place, frame, { time: 'day', feeling: 'plain' });
  expect(draw(place, frame, { time: 'day', feeling: 'plain' })).toBe(day);
  expect(draw(place, frame, { time: 'night', feeling: 'plain' })).not.toBe(day);
});

test('GEN-09 surfaces cover the frame from their top edge down', () => {
  const [frame] = frames as [PlaceFrame];
  for (const { surface, name } of allPlaces) {
    if (!surface) continue;
    const sketch = new Sketch(frame.width, frame.height, 3, { blends: false });
    surface.paint(sketch, frame, 120);
    expect(sketch.svg(), name).toMatch(/182/);
  }
});

test('GEN-09 snow and rain lie on the ground of an open place', () => {
  const [frame] = frames as [PlaceFrame];
  for (const place of allPlaces.filter(({ id }) => ['quarry', 'street', 'field'].includes(id))) {
    const [dry, snow, rain] = [undefined, 'snow', 'rain'].map((cover) =>
      draw(place, frame, { time: 'day', feeling: 'plain', ...(cover ? { cover } : {}) } as Mood),
    );
    expect(new Set([dry, snow, rain]).size, place.id).toBe(3);
  }
});
