import type { AdminAnalytics } from '#domain/admin/analytics.ts';
import type { Setback } from '#domain/functions/setback.ts';
import { cost, counted, number } from './figures.ts';

const reasons: Record<Setback, string> = {
  unavailable: 'the model did not answer',
  timeout: 'it took too long',
  busy: 'it turned us away',
  spent: 'the budget was used up',
  unusable: 'what it sent was of no use',
};

/** What models cost, and how often the built-in engine took over and why. */
export function modelsPoint({
  models,
  generations,
}: Pick<AdminAnalytics, 'models' | 'generations'>): string | null {
  if (!models) return null;
  const inAll = generations.reduce((sum, { microdollars }) => sum + microdollars, 0);
  const money = `Models cost ${cost(inAll)} in these days; today ${cost(models.spentToday)} of ${cost(models.dailyBudget)}.`;
  const times = models.setbacks.reduce((sum, { count }) => sum + count, 0);
  if (times === 0) return money;
  const why = models.setbacks.map(({ setback, count }) => `${reasons[setback]} (${number(count)})`);
  return `${money} The built-in engine took over ${counted(times, 'time')}: ${why.join(', ')}.`;
}
