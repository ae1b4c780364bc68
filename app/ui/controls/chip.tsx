import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'type'> & { pressed: boolean };

/** A filter that is on or off. */
export function Chip({ pressed, className = '', ...rest }: ChipProps) {
  return <button {...rest} type="button" aria-pressed={pressed} className={`chip ${className}`} />;
}

/** A filter in force, with the way to take it away. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" className="chip" aria-label={`Remove ${label}`} onClick={onRemove}>
      {label} <Icon name="close" />
    </button>
  );
}

type ChipChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  label: ReactNode;
};

/** One answer of several in the shape of a chip: a real radio. */
export function ChipChoice({ label, className = '', ...input }: ChipChoiceProps) {
  return (
    <label className={`chip ${className}`}>
      <input {...input} type="radio" className="choice-input" />
      <span>{label}</span>
    </label>
  );
}
