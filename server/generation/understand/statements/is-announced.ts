// Days that a film announces.
import type { WordLists } from '../text/tongue.ts';

/** Whether a date is a day to come: neither a weekday alone nor an hour, and not of a past that is told. */
export const isAnnounced = (date: string, lists: WordLists): boolean =>
  isDay(date, lists) && !isPast(date);

// A day of the year: neither a weekday alone nor an hour nor how long something takes.
const isDay = (date: string, { months, short }: WordLists) =>
  /\d/.test(date) &&
  (date
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => months.has(word) || short?.months.has(word)) ||
    /\d{1,2}[./-]\d{1,2}/.test(date));

// What was before this year is told in a film and announces nothing.
const firstYear = 2020;
const isPast = (date: string): boolean => {
  const [year] = /(?<!\d)(?:1\d|20)\d\d(?!\d)/.exec(date) ?? [];
  return year !== undefined && Number(year) < firstYear;
};
