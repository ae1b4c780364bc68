// Days that a film announces.
import type { Statement } from '../../subject-frame.ts';
import type { WordLists } from '../../text/tongue.ts';
import { findDates } from './find-particulars.ts';

/** Whether a date is a day to come: neither a weekday alone nor an hour, and not of a past that is told. */
const isAnnounced = (date: string, lists: WordLists): boolean =>
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

/**
 * The days that are announced in what was typed: first the one that has its hour or its place beside it, since
 * another may belong to the story.
 */
export function announcedIn(
  typed: string,
  lists: WordLists,
  venue: string | undefined,
  statements: readonly Statement[],
): string[] {
  const isPlaced = (date: string) =>
    venue !== undefined &&
    statements.some(({ text }) => text.includes(date) && text.includes(venue));
  const worth = (date: string) => Number(hasHour.test(date)) + Number(isPlaced(date));
  return findDates(typed, lists)
    .filter((date) => isAnnounced(date, lists))
    .toSorted((a, b) => worth(b) - worth(a));
}

const hasHour = /\d[:.h]\d{2}|\d\s?(?:am|pm|Uhr|hs?)(?!\p{L})/iu;
