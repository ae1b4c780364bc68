import { expect, test } from 'vitest';
import { Sketch } from '#server/drawing/brush.ts';
import { noteCover, notePerson, noteThing, paintedIn } from './painted.ts';

test('DESK-10 what is painted over is not seen, and what stands before it is', () => {
  const sketch = new Sketch(320, 180, 1, { blends: false, isGrey: false });
  const box = { x: 100, y: 120, width: 20, height: 20 };
  noteThing(sketch, 'a dog', box);
  noteThing(sketch, 'a rug', { ...box, width: 90 });
  noteCover(sketch, { x: 90, y: 60, width: 40, height: 120 });
  noteThing(sketch, 'a cup', box);
  notePerson(sketch, {} as never);
  expect([...paintedIn(sketch).things]).toEqual(['a rug', 'a cup']);
});
