import { expect, test } from 'vitest';
import type { ToldPicture } from '../brief.ts';
import { dosMinutos } from '../samples/dos-minutos.ts';
import { frieda } from '../samples/frieda.ts';
import { hobday } from '../samples/hobday.ts';
import { mop } from '../samples/mop.ts';
import { allFigures } from './all-figures.ts';
import { offered } from './offered.ts';

// What has no entry in the catalogue is left open in a good package too.
const abstains = new Set(['product-right', 'placed']);
// What step 3 offers is asked of the form alone, what is to be seen where somebody said it.
const ofPackages = allFigures.filter(({ name }) => name !== 'offered' && !name.startsWith('told-'));
const good = [hobday, frieda, dosMinutos].flatMap(({ made, brief }) =>
  ofPackages
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

test.each(ofPackages)('$name: a bad package fails, and says why', (figure) => {
  const { good, of, failures } = figure.judge(mop.made, mop.brief);
  expect(good).toBeLessThan(of);
  expect(failures).not.toEqual([]);
});

test('PLAN-10 of what was said is to be seen the frame shows each thing, nothing else, who does what, and where', () => {
  const { made, brief } = hobday;
  const [row] = made.av.rows;
  const told = (picture: Partial<ToldPicture>) => ({
    ...brief,
    told: [{ text: row?.video.slice(-60) ?? '', things: [], people: [], places: [], ...picture }],
    request: { ...brief.request, understood: { pictures: [''] } },
  });
  const judge = (name: string, picture: Partial<ToldPicture>) =>
    allFigures.find((one) => one.name === name)?.judge(made, told(picture));
  expect(judge('told-things', { things: [['submarine']] })).toMatchObject({ good: 0, of: 1 });
  expect(judge('told-people', { people: [{ is: 'other', poses: ['lie'] }] })?.good).toBe(0);
  expect(judge('told-place', { places: ['submarine'] })?.of).toBe(1);
  expect(judge('told-things', {})).toMatchObject({ good: 0, of: 0 });
});

test('PLAN-03 step 3 offers something right, or fails and says what it offered', () => {
  const { made, brief } = hobday;
  expect(offered.judge(made, brief)).toMatchObject({ good: 1, of: 1 });
  const other = offered.judge(made, { ...brief, drawings: ['submarine'] });
  expect(other).toMatchObject({ good: 0, of: 1 });
  expect(other.failures[0]).toContain('broom');
  expect(offered.judge(made, { ...brief, drawings: ['label'] }).of).toBe(0);
});
