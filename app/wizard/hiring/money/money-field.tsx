import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Field } from '#app/ui/controls/field.tsx';
import { dollarsRefusal, formatDollars, isGroupBegun, parseDollars } from '#domain/money.ts';
import { typeMoney } from './type-money.ts';

type MoneyFieldProps = {
  label: string;
  name: string;
  /** Money text such as `$12,000`, or nothing. */
  value: string;
  onText: (money: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
};

/** Whole US dollars; what is none is refused in place. The caret stays where one types. */
export function MoneyField({ value, error, onText, ...words }: MoneyFieldProps) {
  // A comma on its way to its thousands is no mistake yet.
  const [typing, setTyping] = useState(false);
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = '' } = nativeEvent as InputEvent;
    const caret = target.selectionStart ?? target.value.length;
    const money = typeMoney({ text: target.value, caret, inputType });
    // Written at once: React leaves a value alone that is already there, and the caret with it.
    target.value = money.text;
    target.setSelectionRange(money.caret, money.caret);
    setTyping(true);
    onText(money.text);
  };
  const tidy = () => {
    const amount = parseDollars(value);
    if (amount !== null && formatDollars(amount) !== value) onText(formatDollars(amount));
  };
  return (
    <Field
      {...words}
      error={error ?? (typing && isGroupBegun(value) ? undefined : dollarsRefusal(value))}
      className="money-field"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={change}
      onBlur={() => {
        setTyping(false);
        tidy();
      }}
    />
  );
}
