import { clockOn, createdOn, longDay } from '#domain/days.ts';
import { useTimeZone } from './use-time-zone.ts';

type ShownTimeProps = {
  iso: string;
  /** Adds the time of day, and whose it is. */
  exact?: boolean;
  /** As in `January 5, 2025`. */
  long?: boolean;
};

/** A moment as `Jan 5, 2025`, where the reader is once that is known. */
export function ShownTime({ iso, exact = false, long = false }: ShownTimeProps) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={iso}>
      {long ? longDay(new Date(iso), timeZone) : createdOn(iso, timeZone)}
      {exact ? `, ${clockOn(iso, timeZone)}` : ''}
    </time>
  );
}
