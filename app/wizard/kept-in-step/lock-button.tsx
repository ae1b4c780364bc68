import { Button } from '#app/ui/controls/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { isLocked, type Lock } from '#domain/wizard/kept-in-step/locks.ts';
import type { Wizard } from '../use-wizard.ts';
import './kept-in-step.css';

type LockButtonProps = {
  wizard: Wizard;
  lock: Lock;
  /** What is locked, as one says it: `frame 2`. */
  name: string;
  /** Shown in place of `Lock`. */
  label?: string;
};

/** Keeps one thing as it is when others are written or drawn, or lets it go. */
export function LockButton({ wizard, lock, name, label }: LockButtonProps) {
  const { draft, dispatch, announce } = wizard;
  const locked = isLocked(draft, lock);
  return (
    <Button
      compact
      className={locked ? 'lock-button is-locked' : 'lock-button'}
      aria-pressed={locked}
      onClick={() => {
        dispatch({ type: 'lock-toggled', lock });
        announce(locked ? `No longer locked: ${name}.` : `Locked: ${name} stays as it is.`);
      }}
    >
      <Icon name={locked ? 'lock' : 'lockOpen'} />
      <span aria-hidden="true">{label ?? (locked ? 'Locked' : 'Lock')}</span>
      <span className="sr-only">Lock {name}</span>
    </Button>
  );
}
