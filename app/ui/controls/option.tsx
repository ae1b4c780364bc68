import type { ComponentPropsWithRef, ReactNode } from 'react';

type OptionProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  /** The 92 px tile of the first question on a screen. */
  tall?: boolean;
};

/** A radio as a tile with a visible dot; several go into an element with class `options`. */
export function Option({ label, tall = false, className = '', ...input }: OptionProps) {
  return (
    <label className={`option ${tall ? 'option-tall' : ''} ${className}`}>
      <input {...input} type="radio" className="choice-input" />
      <span className="option-dot" aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}
