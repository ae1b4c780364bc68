import { expect, test } from 'vitest';
import { dosMinutos } from '../samples/dos-minutos.ts';
import { frieda } from '../samples/frieda.ts';
import { hobday } from '../samples/hobday.ts';
import { mop } from '../samples/mop.ts';
import { allFigures } from './all-figures.ts';

// What has no entry in the catalogue is left open in a good package too.
const abstains = new Set(['product-right', 'placed']);
const good = [hobday, frieda, dosMinutos].flatMap(({ made, brief }) =>
  allFigures
    .filter(({ name }) => !abstains.has(name))
    .map((figure) => ({ name: figure.name, id: brief.id, verdict: figure.judge(made, brief) })),
);

test.each(good)('$name: nothing is wrong with the good package $id', ({ verdict }) => {
  expect(verdict.failures).toEqual([]);
  expect(verdict.good).toBe(verdict.of);
});

test('a product is right where the catalogue has it', () => {
  const right = allFigures.find(({ name }) => name === 'product-right');
  expect(right?.judge(hobday.made, hobday.brief)).toMatchObject({ good: 3, of: 3 });
});

test.each(allFigures)('$name: a bad package fails, and says why', (figure) => {
  const { good, of, failures } = figure.judge(mop.made, mop.brief);
  expect(good).toBeLessThan(of);
  expect(failures).not.toEqual([]);
});
