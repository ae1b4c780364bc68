import type { AvScript } from '#domain/script/av-script.ts';
import { timeRow } from '#domain/script/rows/stopwatch.ts';

/** The stopwatch of the whole film. */
export function RowsTotal({ script: { rows }, pace }: { script: AvScript; pace: number }) {
  const watches = rows.map((row) => timeRow(row, pace));
  const words = watches.reduce((sum, one) => sum + one.words, 0);
  const long = watches.filter(({ state }) => state === 'over').length;
  const film = rows.at(-1)?.endSeconds ?? 0;
  const fault = long === 0 ? '' : long === 1 ? '1 row too long' : `${long} rows too long`;
  return (
    <p className="rows-total">
      {[`Film ${film} s`, `${words} words, ${pace} a second`, fault].filter(Boolean).join(' · ')}
    </p>
  );
}
