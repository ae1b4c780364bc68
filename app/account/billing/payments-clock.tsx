import { useTimeZone } from '../../ui/page/use-time-zone.ts';
import { timeLeft } from './payments-time-left.ts';

type PaymentsClockProps = {
  /** ISO. */
  until: string;
  /** Now, to the minute; null while that is not known. */
  minute: Date | null;
};

/** How long all of a payment is given back still, and the exact end. */
export function PaymentsClock({ until, minute }: PaymentsClockProps) {
  const timeZone = useTimeZone();
  const end = exactMoment(until, timeZone);
  const left = minute && timeLeft(new Date(until), minute);
  if (minute && !left) {
    return <p className="meta">The 3-day money-back guarantee ended on {end}.</p>;
  }
  return (
    <p className="payment-clock">
      <time dateTime={until} title={`Until ${end}`}>
        {left ? (
          <>
            <b>{left} left</b> to get all of it back
          </>
        ) : (
          <b>You can get all of it back</b>
        )}
      </time>
      <span className="meta">3-day 100% money-back guarantee, until {end}</span>
    </p>
  );
}

/** As in `Nov 25, 2026, 4:05 PM UTC`. */
const exactMoment = (iso: string, timeZone: string): string =>
  new Date(iso).toLocaleString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
