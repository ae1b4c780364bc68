// The small choices of the desk: of a few one, or a few words.
import { useEffect, useId, useRef, useState } from 'react';
import { ChipChoice } from '#app/ui/controls/chip.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { type CatalogueRef, noneRef, noteOf } from '#domain/storyboard/shot-plan.ts';

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

const ownWord = 'none:';

type OrOwn<Value extends string> = Omit<Of<Value>, 'value' | 'onChoose'> & {
  value: string;
  onChoose: (value: Value | CatalogueRef) => void;
};

/** The same with a word of one's own, where it is none of them: it is written down, not drawn. */
export function SelectOrOwn<Value extends string>({ value, words, ...rest }: OrOwn<Value>) {
  const [isOwn, setOwn] = useState(false);
  const note = noteOf(value);
  return (
    <div className="desk-own">
      <Select
        label={rest.label}
        words={{ ...words, [ownWord]: 'None of these…' } as Record<string, string>}
        value={note !== undefined || isOwn ? ownWord : value}
        onChoose={(one) => {
          setOwn(one === ownWord);
          if (one !== ownWord) rest.onChoose(one as Value);
        }}
      />
      {note !== undefined || isOwn ? (
        <Typed
          label={`${rest.label}, in your own word`}
          value={note ?? ''}
          max={60}
          onText={(text) => {
            if (text.trim()) rest.onChoose(noneRef(text));
          }}
        />
      ) : null}
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
  // Who leaves the desk by a key has said it.
  useEffect(() => () => finish.current(), []);
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
