import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** A real checkbox in a tile; all other properties go to the input. */
export function Checkbox({ label, hint, className = '', ...input }: CheckboxProps) {
  return (
    <label className={`checkbox ${className}`}>
      <input {...input} type="checkbox" className="choice-input" />
      <span className="checkbox-box">
        <Icon name="check" />
      </span>
      <span className="grid gap-0.5">
        <span className={hint ? 'font-bold' : ''}>{label}</span>
        {hint ? <span className="muted text-[0.9375rem]">{hint}</span> : null}
      </span>
    </label>
  );
}
