import type { ComponentPropsWithRef, ReactNode } from 'react';

type ChoiceCardProps = Omit<ComponentPropsWithRef<'input'>, 'title' | 'type' | 'children'> & {
  type: 'radio' | 'checkbox';
  title: ReactNode;
  hint?: ReactNode;
  /** Decorative: an svg or an img with an empty alt text. */
  picture?: ReactNode;
};

/**
 * A taped index card around a real radio or checkbox. All other properties (name, value, checked,
 * onChange, onClick …) go to the input. Put several into an element with class `choice-cards`
 * inside a fieldset or a labelled radiogroup.
 */
export function ChoiceCard({
  type,
  title,
  hint,
  picture,
  className = '',
  ...input
}: ChoiceCardProps) {
  return (
    <label className={`choice-card ${className}`}>
      <input {...input} type={type} className="choice-input" />
      {picture ? <span className="choice-card-picture">{picture}</span> : null}
      <span className="tapes" aria-hidden="true">
        <i />
        <i />
      </span>
      <span className="choice-card-label">
        <span className="choice-card-title">{title}</span>
        {hint ? <span className="choice-card-hint">{hint}</span> : null}
      </span>
    </label>
  );
}
