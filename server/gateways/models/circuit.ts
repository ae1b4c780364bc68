// After repeated failure a provider is left alone for a while, so that nobody waits for it in vain.

/** Leave to call. Say once how it went. */
export type Entry = {
  succeeded(): void;
  /** `isLasting`: it fails again until somebody changes a setting. */
  failed(isLasting: boolean): void;
  /** It says nothing about the provider. */
  left(): void;
};

export type Circuit = {
  /** Undefined while the provider is left alone. */
  enter(): Entry | undefined;
  openUntil(): Date | undefined;
};

const failuresInRow = 5;
const pauseMs = 30_000;
const lastingPauseMs = 60_000;

/** `onChange` hears until when nothing is asked, or undefined when it is asked again. */
export function openCircuit(now: () => Date, onChange: (until: Date | undefined) => void): Circuit {
  let failures = 0;
  let until: Date | undefined;
  let isTrying = false;
  const open = (milliseconds: number) => {
    until = new Date(now().getTime() + milliseconds);
    onChange(until);
  };
  return {
    enter() {
      const isTrial = until !== undefined;
      // After the pause one goes ahead; the others wait for how that ends elsewhere.
      if (until && (now() < until || isTrying)) return undefined;
      isTrying = isTrial;
      const end = () => {
        if (isTrial) isTrying = false;
      };
      return {
        succeeded() {
          end();
          failures = 0;
          if (!until) return;
          // A call from before the pause that ends well proves as much as a trial.
          until = undefined;
          onChange(undefined);
        },
        failed(isLasting) {
          end();
          failures += 1;
          if (isLasting) open(lastingPauseMs);
          else if (isTrial || (failures >= failuresInRow && !until)) open(pauseMs);
        },
        left: end,
      };
    },
    openUntil: () => (until && (now() < until || isTrying) ? until : undefined),
  };
}
