// Days in words, all in American English. The day is that of UTC unless told otherwise: server and
// browser then write the same, wherever they are.

const words = (month: 'short' | 'long') => (moment: Date, timeZone?: string | undefined) =>
  moment.toLocaleDateString('en-US', {
    year: 'numeric',
    month,
    day: 'numeric',
    timeZone: timeZone ?? 'UTC',
  });

/** The time zone of whoever runs this. */
export const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** As in `Nov 25, 2026`. */
export const shortDay = words('short');

/** As in `November 25, 2026`. */
export const longDay = words('long');

/** `Nov 20, 2026` for an ISO time; empty for what is none. */
export function createdOn(iso: string, timeZone = 'UTC'): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : shortDay(moment, timeZone);
}

/** As in `Nov 20, 2026, 5:14 PM UTC`, for an ISO time. */
export const momentOn = (iso: string, timeZone = 'UTC'): string =>
  `${createdOn(iso, timeZone)}, ${clockOn(iso, timeZone)}`;

/** As in `5:14 PM UTC`: the time of day, and whose it is. */
export const clockOn = (iso: string, timeZone = 'UTC'): string =>
  new Date(iso).toLocaleTimeString('en-US', {
    ...{ hour: 'numeric', minute: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  });
