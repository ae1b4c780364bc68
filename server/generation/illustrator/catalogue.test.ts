import { expect, test } from 'vitest';
import { clothes } from '#domain/storyboard/catalogue/clothes.ts';
import { forms } from '#domain/storyboard/catalogue/forms.ts';
import { places } from '#domain/storyboard/catalogue/places.ts';
import { poses } from '#domain/storyboard/catalogue/poses.ts';
import { things } from '#domain/storyboard/catalogue/things.ts';
import { garments } from './cast/garments.ts';
import { allForms } from './forms/all-forms.ts';
import { poses as drawnPoses, idOf, type PoseName, poseById } from './people/poses/poses.ts';
import { allPlaces } from './places/all-places.ts';
import { homed } from './plan/homes.ts';
import { allThings } from './props/all-things.ts';

const sorted = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).toSorted();

test('every thing of the catalogue is drawn, and every drawn thing is in it', () => {
  expect(sorted(allThings)).toEqual(sorted(things));
});

test('every place of the catalogue is drawn, and every drawn place is in it', () => {
  expect(sorted(allPlaces)).toEqual(sorted(places));
});

test('every form of the catalogue is drawn, and no form is called as a thing is', () => {
  expect(sorted(allForms)).toEqual(sorted(forms));
  const ids = new Set(things.map(({ id }) => id));
  expect(forms.filter(({ id }) => ids.has(id))).toEqual([]);
});

test('every pose and every garment of the catalogue is drawn, and nothing else', () => {
  const names = Object.keys(drawnPoses) as PoseName[];
  // What is done with another tool is drawn in the same pose.
  const ids = new Set(poses.map(({ id }) => poseById(id)));
  expect(poses.filter(({ id }) => poseById(id) === undefined)).toEqual([]);
  expect([...ids].map((name) => idOf(name as PoseName)).toSorted()).toEqual(
    names.map(idOf).toSorted(),
  );
  expect(clothes.map(({ id }) => id).toSorted()).toEqual(Object.keys(garments).toSorted());
});

test('every entry has a name in each language', () => {
  for (const { id, names } of [...forms, ...poses, ...clothes])
    for (const list of Object.values(names)) expect(list[0], id).toBeTruthy();
});

test('GEN-09 what is at home outdoors is something the brush can draw', () => {
  const drawn = new Set([...allThings, ...allForms].map(({ id }) => id));
  expect(homed.filter((id) => !drawn.has(id))).toEqual([]);
});
