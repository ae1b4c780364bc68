import type { ReactNode } from 'react';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';

type ContinueButtonProps = {
  /** Something is still missing: pressing it says what, instead of nothing. */
  missing?: boolean;
  busy?: boolean;
  icon?: IconName;
  onPress: () => void;
  children: ReactNode;
};

/** The step's primary action, always in the same place. */
export function ContinueButton({ missing, busy, icon, onPress, children }: ContinueButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'primary' })}
      aria-disabled={missing || busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      {icon ? <Icon name={icon} /> : null}
      {children}
      {icon ? null : <Icon name="arrow" />}
    </button>
  );
}
