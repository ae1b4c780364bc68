import { Button } from '#app/ui/controls/button.tsx';

type ViewSwitchProps = {
  isRows: boolean;
  canBeRows: boolean;
  onRows: (isRows: boolean) => void;
};

/** A script as rows, or as its plain text. */
export function ViewSwitch({ isRows, canBeRows, onRows }: ViewSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no fields
    <div role="group" aria-label="Edit as" className="rows-views">
      <Button compact aria-pressed={isRows} unavailable={!canBeRows} onClick={() => onRows(true)}>
        Rows
      </Button>
      <Button compact aria-pressed={!isRows} onClick={() => onRows(false)}>
        Plain text
      </Button>
    </div>
  );
}
