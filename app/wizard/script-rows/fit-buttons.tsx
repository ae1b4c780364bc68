import { Button } from '#app/ui/controls/button.tsx';
import { fitLengths } from '#domain/script/revision.ts';
import type { useFit } from './use-fit.ts';

type FitButtonsProps = {
  /** Seconds of the film as it is. */
  film: number;
  fit: ReturnType<typeof useFit>;
};

/** The lengths that spots are sold in: the script is rewritten to one, and the difference shown first. */
export function FitButtons({ film, fit }: FitButtonsProps) {
  const { fitting, refit, stop } = fit;
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
          onClick={() => refit(seconds)}
        >
          {`:${String(seconds).padStart(2, '0')}`}
          <span className="sr-only"> seconds</span>
        </Button>
      ))}
      {fitting ? (
        <Button compact onClick={() => stop('Stopped. The script is as it was.')}>
          Cancel<span className="sr-only"> fitting</span>
        </Button>
      ) : null}
    </div>
  );
}
