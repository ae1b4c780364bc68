import type { AdminAnalytics } from '#domain/admin/analytics.ts';
import { fillDays, lastDays } from '#domain/analytics/fill-days.ts';
import { isTest } from '../payments/is-test.ts';
import type { Services } from '../services.ts';
import { readModels } from './read-models.ts';
import { readVisits } from './read-visits.ts';
import { readWork } from './read-work.ts';

type Parts = Pick<Services, 'db' | 'config' | 'usage' | 'now'>;

/** The figures of the last `count` UTC days, today among them. */
export async function readAnalytics(
  { db, config, usage, now }: Parts,
  count: number,
): Promise<AdminAnalytics> {
  await usage.flush(); // who looks wants to see themselves
  const days = lastDays(count, now());
  const from = days[0] ?? '';
  const fill = (known: { day: string; count: number }[]) => fillDays(days, known, { count: 0 });
  const visits = config.countsVisits ? await readVisits(db, from) : null;
  const since = new Date(`${from}T00:00:00Z`);
  const work = await readWork(db, since, config.payments.kind);
  return {
    ...work,
    days: count,
    models: await readModels(db, config, since, now()),
    visits: visits && {
      ...visits,
      since: visits.since ?? days.at(-1) ?? from,
      visitors: fill(visits.visitors),
      views: fill(visits.views),
    },
    packages: fill(work.packages),
    projects: fill(work.projects),
    generationsPerDay: fill(work.generationsPerDay),
    payments: fillDays(days, work.payments, { count: 0, cents: 0, netCents: 0 }),
    testPayments: isTest(config),
  };
}
