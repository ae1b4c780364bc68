import { z } from 'zod';
import { setback } from '../functions/setback.ts';

/** The periods that can be asked for, in days. */
export const analyticsPeriods = [7, 30, 90, 365] as const;

export const analyticsQuery = z.object({
  days: z.coerce.number().pipe(z.literal(analyticsPeriods)).default(30),
});

const perDay = z.object({ day: z.string(), count: z.number().int() });

/** `GET /api/admin/analytics?days=30`. Days are UTC, as in 2026-11-22, oldest first, none left out. */
export const adminAnalytics = z.object({
  days: z.number().int(),
  /** Null while visits are not counted here (ANALYTICS=off). */
  visits: z
    .object({
      /** The first day that anything was counted here; today where nothing was yet. */
      since: z.string(),
      visitors: z.array(perDay),
      views: z.array(perDay),
      /** By route, most seen first, twenty at most. */
      pages: z.array(z.object({ path: z.string(), count: z.number().int() })),
      /** The wizard's steps in order: how many visitors came there. A visitor counts once a day. */
      funnel: z.array(z.object({ step: z.string(), title: z.string(), count: z.number().int() })),
    })
    .nullable(),
  packages: z.array(perDay),
  projects: z.array(perDay),
  /** What was written and drawn, by kind and source. */
  generations: z.array(
    z.object({
      kind: z.string(),
      source: z.string(),
      done: z.number().int(),
      failed: z.number().int(),
      canceled: z.number().int(),
      /** The median of those done; null where none was. */
      medianMilliseconds: z.number().int().nullable(),
      /** What models read and wrote. */
      tokens: z.number().int(),
      pictures: z.number().int(),
      /** Millionths of a dollar. */
      microdollars: z.number().int(),
    }),
  ),
  /** Null where no model writes or draws. Money in millionths of a dollar; today is UTC. */
  models: z
    .object({
      spentToday: z.number().int(),
      dailyBudget: z.number().int(),
      /** Why, and how often, the built-in engine took over, most often first. */
      setbacks: z.array(z.object({ setback, count: z.number().int() })),
    })
    .nullable(),
  generationsPerDay: z.array(perDay),
  /**
   * Payments that came in by day, productions and months of the starter package: how many, how much in
   * US cents, and what of it the house still has, without what was given back or is disputed.
   */
  payments: z.array(
    perDay.extend({ cents: z.number().int(), netCents: z.number().int().default(0) }),
  ),
  /** These are payments of a test checkout: no money at all. */
  testPayments: z.boolean().default(false),
});
export type AdminAnalytics = z.infer<typeof adminAnalytics>;
