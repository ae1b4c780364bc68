import sharp from 'sharp';
import { expect, test } from 'vitest';
import { catalogue } from '#domain/storyboard/catalogue/entries.ts';
import { catalogueKinds } from '#domain/storyboard/catalogue/kinds.ts';
import { drawEntry } from './draw-entry.ts';

test.each(catalogueKinds)(
  'DESK-01 each %s is pictured in small, and no two alike',
  async (kind) => {
    const some = catalogue[kind].filter((_entry, at) => at % 40 === 3).slice(0, 4);
    const pictures = await Promise.all(some.map(({ id }) => drawEntry(kind, id)));
    for (const picture of pictures) {
      expect(picture?.length).toBeLessThan(8_000);
      expect(await sharp(picture as Uint8Array).metadata()).toMatchObject({
        format: 'webp',
        width: 144,
        height: 144,
      });
    }
    expect(new Set(pictures.map((one) => Buffer.from(one ?? []).toString('base64'))).size).toBe(
      some.length,
    );
  },
);

test('DESK-01 of what is no entry there is no picture', async () => {
  expect(await drawEntry('place', 'apple')).toBeNull();
  expect(await drawEntry('thing', '../x')).toBeNull();
});
