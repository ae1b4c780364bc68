import { expect, test } from 'vitest';
import { hobday } from '../samples/hobday.ts';
import { mop } from '../samples/mop.ts';
import { allFigures } from './all-figures.ts';

test.each(allFigures)('$name: nothing is wrong with a good package', (figure) => {
  const { good, of, failures } = figure.judge(hobday.made, hobday.brief);
  expect(failures).toEqual([]);
  expect(good).toBe(of);
});

test.each(allFigures)('$name: a bad package fails, and says why', (figure) => {
  const { good, of, failures } = figure.judge(mop.made, mop.brief);
  expect(good).toBeLessThan(of);
  expect(failures).not.toEqual([]);
});
