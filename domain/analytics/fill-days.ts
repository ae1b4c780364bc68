const dayMs = 86_400_000;

/** The `days` UTC days that end with that of `now`, oldest first, as in 2026-11-22. */
export const lastDays = (days: number, now: Date): string[] =>
  Array.from({ length: days }, (_, index) =>
    new Date(now.getTime() - (days - 1 - index) * dayMs).toISOString().slice(0, 10),
  );

/** One entry for each day: the one that is known, or `nothing` of that day. */
export function fillDays<Entry extends { day: string }>(
  days: readonly string[],
  known: readonly Entry[],
  nothing: Omit<Entry, 'day'>,
): Entry[] {
  const byDay = new Map(known.map((entry) => [entry.day, entry]));
  return days.map((day) => byDay.get(day) ?? ({ ...nothing, day } as Entry));
}
