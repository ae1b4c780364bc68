import { expect, test } from 'vitest';
import { hasPicture, roomFor, withoutPicture, withPicture, withPlates } from './place-picture.ts';

const one = (at: number, kind: 'product' | 'logo' = 'product') => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  mark: '0123456789abcdef',
  width: 60,
  height: 80,
  kind,
});
const { kind: _, ...shown } = one(1);

test('BOARD-01 three pictures and a logo find room, and no more', () => {
  let pictures = withPicture(undefined, one(1));
  expect(pictures).toEqual({ product: [shown] });
  for (const at of [2, 3, 4]) pictures = withPicture(pictures, one(at));
  expect(pictures?.product.map(({ id }) => id.at(-1))).toEqual(['1', '2', '3']);
  expect([roomFor(pictures, 'product'), roomFor(pictures, 'logo')]).toEqual([0, 1]);
  pictures = withPicture(pictures, one(5, 'logo'));
  expect(roomFor(pictures, 'logo')).toBe(0);
  expect(withPicture(pictures, one(6, 'logo'))?.logo?.id.at(-1)).toBe('6');
});

test('BOARD-01 one takes the place of another, and none leaves nothing said', () => {
  const two = withPicture(withPicture(undefined, one(1)), one(2));
  const replaced = withPicture(two, one(3), one(1).id);
  expect(replaced?.product.map(({ id }) => id.at(-1))).toEqual(['3', '2']);
  expect(hasPicture(replaced, one(1).id)).toBe(false);
  expect(withoutPicture(withoutPicture(replaced, one(3).id), one(2).id)).toBeUndefined();
  expect(withoutPicture(undefined, one(1).id)).toBeUndefined();
});

test('BOARD-05 plates in the colour of the logo are chosen with it, and go with it', () => {
  const logo = withPicture(undefined, one(5, 'logo'));
  const chosen = withPlates(logo, true);
  expect(chosen?.plates).toBe('logo');
  expect(withPicture(chosen, one(1))?.plates).toBe('logo');
  expect(withPicture(chosen, one(6, 'logo'))?.plates).toBe('logo');
  expect(withPlates(chosen, false)).toEqual(logo);
  expect(withoutPicture(withPicture(chosen, one(1)), one(5).id)).toEqual({ product: [shown] });
  expect(withPlates(withPicture(undefined, one(1)), true)?.plates).toBeUndefined();
});
