// What the plots show, and the sentence that says it.
import { formatCents } from '#domain/payments/offer.ts';

export type Day = { day: string; count: number };
/** One mark of a plot: a day, or a week that begins with it. */
export type Mark = { label: string; values: (number | null)[] };
export type Series = {
  label: string;
  format?: (value: number) => string;
  /** The same in a few characters, for the scale. */
  short?: (value: number) => string;
};
/** The days of a series; of those before `since` nothing is known. */
export type Counted = { days: readonly Day[]; since?: string };

const longestInDays = 90;
const week = 7;

/** Days side by side, or weeks where there are too many days to tell apart. The last week ends today. */
export function marksOf(series: readonly Counted[]): Mark[] {
  const first = series[0]?.days ?? [];
  const size = sizeOf(first.length);
  const count = Math.ceil(first.length / size);
  return Array.from({ length: count }, (_, index) => {
    const end = first.length - (count - 1 - index) * size;
    const start = Math.max(0, end - size);
    return {
      label: `${size > 1 ? 'Week from ' : ''}${shortDay(first[start]?.day ?? '')}`,
      values: series.map((one) => countOf(one, start, end)),
    };
  });
}

/** What one mark of so many days stands for. */
export const markWord = (days: number): 'Day' | 'Week' => (sizeOf(days) > 1 ? 'Week' : 'Day');

const sizeOf = (days: number): number => (days > longestInDays ? week : 1);

function countOf({ days, since = '' }: Counted, start: number, end: number): number | null {
  const known = days.slice(start, end).filter(({ day }) => day >= since);
  return known.length > 0 ? sumOf(known) : null;
}

export const sumOf = (days: readonly { count: number }[]): number =>
  days.reduce((sum, { count }) => sum + count, 0);

/** As in `Nov 22`. */
export const shortDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

export const number = (value: number): string => value.toLocaleString('en-US');
/** What was not counted yet is not known. */
export const countWords = (
  count: number | null,
  { format = number }: Pick<Series, 'format'> = {},
) => (count === null ? 'N/A' : format(count));
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
/** As in `1.5K`. */
export const shortNumber = (value: number): string => compact.format(value);
/** Of cents, as in `$1.5K`. */
export const shortCents = (cents: number): string => `$${compact.format(cents / 100)}`;
const dollars = (digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: digits,
  });
/** Of millionths of a dollar: `$12.40`, and `$0.0034` of what is less than a cent. */
export const cost = (microdollars: number): string =>
  dollars(microdollars < 10_000 ? 6 : 2).format(microdollars / 1_000_000);
/** As in `1 visitor` and `2 visitors`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`;
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
/** As in `0.4 s`, or `85 ms` of what is quicker than a tenth of a second. */
export const duration = (milliseconds: number): string =>
  milliseconds < 100 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** As in `41 visitors, most on Nov 12 (9).` */
export function busiest(days: readonly Day[], one: string, many = `${one}s`): string {
  const total = sumOf(days);
  if (total === 0) return `No ${many} in these ${days.length} days.`;
  const top = days.reduce((most, day) => (day.count > most.count ? day : most));
  if (top.count === total) return `${counted(total, one, many)}, all on ${shortDay(top.day)}.`;
  return `${counted(total, one, many)}, most on ${shortDay(top.day)} (${number(top.count)}).`;
}

type PaidDay = Day & { cents: number; netCents: number };

/** What was paid, and what of it the house still has; money of a test checkout is none. */
export function paidPoint(payments: readonly PaidDay[], isTest: boolean): string {
  const total = sumOf(payments);
  if (total === 0) return `No payments in these ${payments.length} days.`;
  return `${netWords(payments, isTest)}, from ${counted(total, isTest ? 'test payment' : 'payment')}.`;
}

/** As in `$12,000 of $24,000 stayed`: the rest was given back or is disputed. */
export function netWords(payments: readonly PaidDay[], isTest: boolean): string {
  const [cents, net] = [
    payments.reduce((sum, day) => sum + day.cents, 0),
    payments.reduce((sum, day) => sum + day.netCents, 0),
  ];
  const words =
    net === cents
      ? `${formatCents(cents)} came in`
      : `${formatCents(net)} of ${formatCents(cents)} stayed, without refunds and disputes`;
  return isTest ? `No money: ${words} on the test checkout` : words;
}
