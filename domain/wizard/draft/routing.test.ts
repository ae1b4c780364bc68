import { expect, test } from 'vitest';
import type { Answers } from '../answers.ts';
import { emptyAnswers } from '../answers.ts';
import { type Budget, budgets } from '../options.ts';
import { draftAt } from '../testing/draft-at.ts';
import { isReachable, nextStep, previousStep, reachableStep } from './routing.ts';
import { type StepNumber, stepNumbers } from './step-numbers.ts';

const answers = (budget: Budget, specificBudget: string): Answers => ({
  ...emptyAnswers,
  budget,
  specificBudget,
  schedule: 'asap',
});

// What follows 10, 10.5 and 12 for each bracket and amount.
const table: [Budget, string, StepNumber, StepNumber, StepNumber][] = [
  ['under-25k', '$1', 13, 13, 13],
  ['under-25k', '$4,999', 13, 13, 13],
  ['under-25k', '$5,000', 12, 12, 11],
  ['under-25k', '$24,999', 12, 12, 11],
  ['under-25k', '$25,000', 12, 10, 11],
  ['under-25k', '$0', 12, 10, 11],
  ['under-25k', '', 12, 10, 11],
  ...budgets
    .filter((budget) => budget !== 'under-25k')
    .flatMap((budget) =>
      ['', '$3,000', '$12,000', '$30,000'].map((amount): (typeof table)[number] => [
        budget,
        amount,
        12,
        12,
        11,
      ]),
    ),
];

test.each(table)(
  'WIZ-17 WIZ-18 %s with %j: 10 → %d, 10.5 → %d, 12 → %d',
  (budget, amount, ...to) => {
    const money = answers(budget, amount);
    expect(([10, 10.5, 12] as const).map((step) => nextStep(step, money))).toEqual(to);
  },
);

test('WIZ-16 from 10.5 the way leads back to 10 until 10 is complete', () => {
  expect(nextStep(10.5, { ...answers('under-25k', '$12,000'), schedule: '' })).toBe(10);
  expect(nextStep(10.5, { ...answers('under-25k', '$12,000'), budget: '' })).toBe(10);
});

test('WIZ-01 the end is 11 or 13, and every other step leads on in order', () => {
  const money = answers('under-25k', '$12,000');
  expect(stepNumbers.map((step) => nextStep(step, money))).toEqual([
    2,
    3,
    4,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    12,
    12,
    11,
    null,
    null,
  ]);
});

test('WIZ-01 WIZ-05 Back goes one step back, from a detour to where it was opened', () => {
  expect(stepNumbers.map(previousStep)).toEqual([
    null,
    1,
    2,
    3,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    10,
    12,
    10,
  ]);
});

test('WIZ-14 10 and what follows need a package that was sent', () => {
  const unsent = { ...draftAt(11), receipt: null };
  expect(stepNumbers.filter((step) => isReachable(unsent, step))).toEqual([
    1, 2, 3, 3.5, 4, 5, 6, 7, 8, 9,
  ]);
  expect(reachableStep(unsent, 11)).toBe(9);
});

test('WIZ-18 12 and 13 need money and time, 11 a director the house knows of', () => {
  expect(reachableStep(draftAt(10), 12)).toBe(10);
  expect(reachableStep(draftAt(10), 13)).toBe(10);
  expect(reachableStep(draftAt(12), 11)).toBe(12);
  expect(reachableStep(draftAt(11), 11)).toBe(11);
  const other = { ...draftAt(11).answers, schedule: 'asap' as const };
  expect(reachableStep({ ...draftAt(11), answers: other }, 11)).toBe(12);
});

test('WIZ-17 the starter package is shown only for an amount that leads to it', () => {
  expect(reachableStep(draftAt(13), 13)).toBe(13);
  expect(reachableStep(draftAt(11), 13)).toBe(10);
});
