// The part of a subscription that one charge pays for.
import { z } from 'zod';
import { longDay } from '../days.ts';

/** In seconds since 1970, as the provider tells it. */
export type PaidPeriod = { from: number; to: number };

/** The same as ISO text; null where the provider did not tell it. */
export const shownPeriod = z.object({ from: z.string(), to: z.string() }).nullable().default(null);

export const presentPeriod = (period: PaidPeriod | undefined): z.infer<typeof shownPeriod> =>
  period ? { from: isoOf(period.from), to: isoOf(period.to) } : null;

/** As in `November 22, 2026 to December 22, 2026`. */
export const periodWords = ({ from, to }: PaidPeriod): string =>
  `${longDay(new Date(from * 1000))} to ${longDay(new Date(to * 1000))}`;

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
