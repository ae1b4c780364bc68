import { analyticsPeriods } from '#domain/admin/analytics.ts';

type PeriodChoiceProps = { days: number; onChoose: (days: number) => void };

const words: Record<number, string> = { 365: 'A year' };

/** For how long back the figures are. */
export function PeriodChoice({ days, onChoose }: PeriodChoiceProps) {
  return (
    <fieldset className="analytics-period">
      <legend className="sr-only">Period</legend>
      <div className="chips">
        {analyticsPeriods.map((period) => (
          <label key={period} className="chip">
            <input
              type="radio"
              name="period"
              className="choice-input"
              checked={period === days}
              onChange={() => onChoose(period)}
            />
            {words[period] ?? `${period} days`}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
