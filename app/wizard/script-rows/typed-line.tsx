import { type ComponentPropsWithRef, type KeyboardEvent, useState } from 'react';
import { oneLine } from '#domain/one-line.ts';

type TypedLineProps = Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange'> & {
  /** The text as the script has it. */
  value: string;
  /** What the script makes of what is typed. */
  read?: (typed: string) => string;
  onType: (text: string) => void;
};

/**
 * A line of the script, as long as it takes. It shows what is typed, spaces at its end and all, as
 * long as the script makes of it what it has.
 */
export function TypedLine({ value, read = oneLine, onType, ...rest }: TypedLineProps) {
  const [typed, setTyped] = useState(value);
  const shown = read(typed) === value ? typed : value;
  // A line has no second line.
  const stay = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
  };
  return (
    <textarea
      rows={Math.max(1, Math.ceil(shown.length / 34))}
      dir="auto"
      className="input rows-line"
      {...rest}
      value={shown}
      onKeyDown={stay}
      onChange={({ target }) => {
        const text = target.value.replace(/\s*\n\s*/g, ' ');
        setTyped(text);
        onType(text);
      }}
    />
  );
}
