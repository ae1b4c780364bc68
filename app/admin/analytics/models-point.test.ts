import { expect, test } from 'vitest';
import { modelsPoint } from './models-point.ts';

const generations = [17_500, 4_000].map((microdollars) => ({
  kind: 'script',
  source: 'openai',
  done: 1,
  failed: 0,
  canceled: 0,
  medianMilliseconds: 900,
  tokens: 1_500,
  pictures: 0,
  microdollars,
}));
const spending = { spentToday: 4_000, dailyBudget: 20_000_000 };

test('GEN-08 what models cost is one sentence, who took over another', () => {
  expect(modelsPoint({ models: null, generations })).toBeNull();
  const models = { ...spending, setbacks: [] };
  expect(modelsPoint({ models, generations })).toBe(
    'Models cost $0.02 in these days; today $0.004 of $20.00.',
  );
  const setbacks = [
    { setback: 'busy' as const, count: 2 },
    { setback: 'spent' as const, count: 1 },
  ];
  expect(modelsPoint({ models: { ...spending, setbacks }, generations })).toContain(
    'The built-in engine took over 3 times: it turned us away (2), the budget was used up (1).',
  );
});
