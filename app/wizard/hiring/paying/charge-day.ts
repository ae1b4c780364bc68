import { here, longDay } from '#domain/days.ts';
import { starter } from '#domain/payments/offer.ts';

/** When the first charge is due for a trial that starts at `now`. */
export function chargeDay(now: Date): Date {
  return new Date(now.getTime() + starter.trialDays * 86_400_000);
}

/** As in `November 29, 2026`, where the reader is. */
export const shownDay = (day: Date): string => longDay(day, here());
