import { expect, test } from 'vitest';
import { someDirector } from '../testing/some-director.ts';
import { listData, profileData } from './structured-data.ts';

const site = 'https://ads.example';

test('NAV-06 a list names its people in order, and leaves invented ones out', () => {
  const invented = someDirector({ id: 'b', name: 'Nobody', sample: true });
  const data = listData(
    [someDirector(), invented, someDirector({ id: 'c d', location: '' })],
    site,
  );
  expect(data.numberOfItems).toBe(2);
  expect(data.itemListElement.map(({ position, item }) => [position, item.url])).toEqual([
    [1, 'https://ads.example/director/ada'],
    [2, 'https://ads.example/director/c%20d'],
  ]);
  expect(data.itemListElement[1]?.item).not.toHaveProperty('homeLocation');
  expect(JSON.stringify(data)).not.toContain('Nobody');
});

test('NAV-06 a profile is of a person, unless the person is invented', () => {
  expect(profileData(someDirector(), site)?.mainEntity).toMatchObject({
    '@type': 'Person',
    name: 'Ada Ferreira',
    url: 'https://ads.example/director/ada',
  });
  expect(profileData(someDirector({ sample: true }), site)).toBeNull();
});
