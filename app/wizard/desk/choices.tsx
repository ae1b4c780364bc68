// The small choices of the desk: of a few one, or a few words.
import { useEffect, useId, useRef, useState } from 'react';
import { ChipChoice } from '#app/ui/controls/chip.tsx';
import { Field } from '#app/ui/controls/field.tsx';

type Of<Value extends string> = {
  label: string;
  words: Partial<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
};

const entriesOf = <Value extends string>(words: Partial<Record<Value, string>>) =>
  Object.entries(words) as [Value, string][];

/** All of them in sight, one pressed. */
export function Chips<Value extends string>({ label, words, value, onChoose }: Of<Value>) {
  const name = useId();
  return (
    <fieldset className="desk-chips">
      <legend className="field-label">{label}</legend>
      <div className="chips">
        {entriesOf(words).map(([one, word]) => (
          <ChipChoice
            key={one}
            name={name}
            label={word}
            checked={one === value}
            onChange={() => onChoose(one)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** One of a list that opens; what is none of them stands in it as it is. */
export function Select<Value extends string>({ label, words, value, onChoose }: Of<Value>) {
  const id = useId();
  const isKnown = value in words;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input select"
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
      >
        {isKnown ? null : <option value={value}>{value.replace(/^none:/u, '')}</option>}
        {entriesOf(words).map(([one, word]) => (
          <option key={one} value={one}>
            {word}
          </option>
        ))}
      </select>
    </div>
  );
}

const pauseMs = 600;

type TypedProps = {
  label: string;
  value: string;
  max: number;
  onText: (text: string) => void;
  hint?: string;
};

/** Words that are drawn when the typing pauses, at Enter, or when the field is left. */
export function Typed({ label, value, max, onText, hint }: TypedProps) {
  const [typed, setTyped] = useState(value);
  const before = useRef(value);
  const settle = useRef(onText);
  settle.current = onText;
  // Undone, or told from elsewhere.
  useEffect(() => {
    if (before.current !== value) setTyped(value);
    before.current = value;
  }, [value]);
  const done = () => {
    if (typed === before.current) return;
    before.current = typed;
    settle.current(typed);
  };
  const finish = useRef(done);
  finish.current = done;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    const timer = setTimeout(() => finish.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field
      label={label}
      value={typed}
      maxLength={max}
      autoComplete="off"
      {...(hint ? { hint } : {})}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done();
      }}
    />
  );
}
