import { useEffect, useState } from 'react';

type LeaderProps = {
  /** Counts from this number down to 1, one a second. */
  from?: number;
  /** Starts again after 1; otherwise it stays there. */
  loop?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** What is being waited for. Announced once; shown below the rings unless `labelHidden`. */
  label?: string;
  labelHidden?: boolean;
  /** For one of several leaders: says nothing. */
  silent?: boolean;
};

/** A film leader for real waiting. Under reduced motion only the number changes. */
export function Leader({
  from = 3,
  loop = true,
  size = 'large',
  label = 'Loading',
  labelHidden = false,
  silent = false,
}: LeaderProps) {
  const count = useCountdown(from, loop);
  return (
    <div className="leader-block" {...(silent ? { 'aria-hidden': true } : { role: 'status' })}>
      <div className={size === 'large' ? 'leader' : `leader leader-${size}`} aria-hidden="true">
        <div className="leader-sweep" />
        <svg viewBox="0 0 200 200" aria-hidden="true">
          <circle cx="100" cy="100" r="98" strokeWidth="2" />
          <circle cx="100" cy="100" r="84" strokeWidth="2" />
          <path d="M-30 100H52M148 100h82M100-22V46M100 154v58" strokeWidth="1.2" />
        </svg>
        <b>{count}</b>
      </div>
      {silent ? null : <p className={labelHidden ? 'sr-only' : 'font-semibold'}>{label}</p>}
    </div>
  );
}

function useCountdown(from: number, loop: boolean): number {
  const [count, setCount] = useState(from);
  useEffect(() => {
    setCount(from);
    const timer = setInterval(() => {
      setCount((now) => (now > 1 ? now - 1 : loop ? from : 1));
    }, 1000);
    return () => clearInterval(timer);
  }, [from, loop]);
  return count;
}
