const minute = 60_000;

/** What is left until a moment, as in `2 days 4 hours`; null once there is nothing left. */
export function timeLeft(until: Date, now: Date): string | null {
  const milliseconds = until.getTime() - now.getTime();
  if (milliseconds <= 0) return null;
  const minutes = Math.floor(milliseconds / minute);
  if (minutes < 1) return 'Less than a minute';
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  const parts =
    days > 0
      ? [count(days, 'day'), count(hours, 'hour')]
      : [count(hours, 'hour'), count(minutes % 60, 'minute')];
  return parts.filter(Boolean).join(' ');
}

const count = (amount: number, unit: string) =>
  amount === 0 ? '' : `${amount} ${unit}${amount === 1 ? '' : 's'}`;
