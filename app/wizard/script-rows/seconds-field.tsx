import { type KeyboardEvent, useState } from 'react';
import { leastSeconds } from '#domain/script/rows/row-times.ts';

type SecondsFieldProps = {
  label: string;
  value: number;
  most: number;
  /** Undefined where what was typed is no number. */
  onSeconds: (seconds: number | undefined) => void;
};

const steps: Record<string, number> = { ArrowUp: leastSeconds, ArrowDown: -leastSeconds };

/** A number of seconds: typed and left, or half a second more or less by the arrows. */
export function SecondsField({ label, value, most, onSeconds }: SecondsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed === null) return;
    setTyped(null);
    const seconds = Number(typed.trim().replace(',', '.') || Number.NaN);
    if (seconds !== value) onSeconds(seconds > 0 ? seconds : undefined);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Enter') take();
    if (typed !== null && event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    }
    if (step === undefined) return;
    event.preventDefault();
    setTyped(null);
    onSeconds(Math.max(leastSeconds, value + step));
  };
  return (
    <input
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      className="input rows-seconds"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={Math.min(leastSeconds, value)}
      aria-valuemax={most}
      aria-valuetext={`${value} seconds`}
      value={typed ?? String(value)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={press}
    />
  );
}
