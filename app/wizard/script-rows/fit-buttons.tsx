import { Button } from '#app/ui/controls/button.tsx';
import { fitLengths } from '#domain/script/revision.ts';
import type { FitLength } from './use-fit.ts';

type FitButtonsProps = {
  /** Seconds of the film as it is. */
  film: number;
  fitting: FitLength | null;
  onFit: (seconds: FitLength) => void;
  onStop: () => void;
};

/** The lengths that spots are sold in: the script is rewritten to one, and the difference shown first. */
export function FitButtons({ film, fitting, onFit, onStop }: FitButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no fields
    <div role="group" aria-labelledby="fit-to" className="rows-fit">
      <span id="fit-to">Fit to</span>
      {fitLengths.map((seconds) => (
        <Button
          compact
          key={seconds}
          loading={fitting === seconds}
          unavailable={seconds === film || fitting !== null}
          onClick={() => onFit(seconds)}
        >
          {`:${String(seconds).padStart(2, '0')}`}
          <span className="sr-only"> seconds</span>
        </Button>
      ))}
      {fitting ? (
        <Button compact onClick={onStop}>
          Cancel<span className="sr-only"> fitting</span>
        </Button>
      ) : null}
    </div>
  );
}
