import { expect, test } from 'vitest';
import { readProductRequest } from '#domain/functions/read-product.ts';
import { readProduct } from './read-product.ts';

test('PLAN-03 a noun that is not sure is not said to be what it is', () => {
  const { head, read } = readProduct(
    readProductRequest.parse({
      userType: 'creator',
      productName: 'Low Tide Lou',
      description: 'I walk the Medway mud at low tide and see what sticks out.',
    }),
  );
  expect([head, read?.subject]).toEqual(['Low Tide Lou', 'Low Tide Lou']);
});

test('PLAN-03 what else it may be drawn as is offered until something is chosen', () => {
  const typed = {
    userType: 'business',
    productName: 'Cent',
    description: 'A skipping rope cut to your height, with handles of boxwood. It hangs on a hook.',
  };
  const { form, others } = readProduct(readProductRequest.parse(typed));
  const offered = others.map((other) => other.form);
  expect(offered).toContain('hook');
  expect(offered).not.toContain(form);
  const chosen = readProductRequest.parse({ ...typed, productForm: 'hook' });
  expect(readProduct(chosen)).toMatchObject({ form: 'hook', others: [] });
});

test('PLAN-03 a sentence that a correction changes is shown as the film tells it', () => {
  const description =
    'A kettle of thin copper. It costs $59 and pours for years. Each one is hammered by hand.';
  const read = (understood: object) =>
    readProduct(
      readProductRequest.parse({
        userType: 'business',
        productName: 'Hob',
        description,
        understood,
      }),
    ).read?.changed;
  expect(read({})).toEqual([]);
  const [changed] = read({ price: '$64' }) ?? [];
  expect(changed?.fact).toContain('$59');
  expect(changed?.told).toBe(changed?.fact.replace('$59', '$64'));
  expect(read({ price: '' })).toEqual([{ fact: changed?.fact, told: '' }]);
});
