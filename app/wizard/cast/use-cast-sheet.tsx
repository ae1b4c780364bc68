import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLate } from '../desk/use-late.ts';
import type { Wizard } from '../use-wizard.ts';
import type { CastSheetProps } from './cast-sheet.tsx';
import './cast.css';

const load = async () => (await import('./cast-sheet.tsx')).CastSheet;

/** The cast sheet, whose catalogue comes when somebody asks for it, and the button that opens it. */
export function useCastSheet(wizard: Wizard) {
  const late = useLate<CastSheetProps, true>(load, wizard.show);
  const [isAsked, setAsked] = useState(false);
  const open = async () => {
    setAsked(true);
    await late.open(true);
    setAsked(false);
  };
  return {
    /** Stands outside of paper, whose colours are others. */
    sheet: late.Part ? (
      <late.Part wizard={wizard} open={late.of !== null} onClose={late.close} />
    ) : null,
    button: (unavailable = false) => (
      <Button compact unavailable={unavailable || isAsked} onClick={() => void open()}>
        <Icon name="person" /> Cast
      </Button>
    ),
  };
}
