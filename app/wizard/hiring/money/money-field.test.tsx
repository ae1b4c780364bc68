// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { MoneyField } from './money-field.tsx';

let root: Root;
let said: string[];
beforeEach(() => {
  root = emptyPage();
  said = [];
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function Amount({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  const onText = (money: string) => {
    said.push(money);
    setValue(money);
  };
  return <MoneyField label="Amount" name="amount" value={value} onText={onText} />;
}
const show = (start = '') => act(() => root.render(<Amount start={start} />));
const field = () => document.querySelector('input') as HTMLInputElement;
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

// What a browser does: the text changes, the caret stands behind the change, the field is told.
function edit(text: string, caret: number, inputType: string, data: string | null = null) {
  setValue?.call(field(), text);
  field().setSelectionRange(caret, caret);
  const event = new InputEvent('input', { bubbles: true, inputType, data });
  act(() => {
    field().dispatchEvent(event);
  });
}

test('WIZ-15 digits become US currency, and the caret does not jump in the middle', () => {
  show('$12,000');
  edit('$192,000', 3, 'insertText', '9');
  expect(field().value).toBe('$192,000');
  expect(field().selectionStart).toBe(3);
  edit('$1992,000', 4, 'insertText', '9');
  expect(field().value).toBe('$1,992,000');
  expect(field().selectionStart).toBe(5);
});

test('WIZ-15 a comma that is deleted is passed over and the amount stays', () => {
  show('$12,500');
  edit('$12500', 3, 'deleteContentBackward');
  expect([field().value, field().selectionStart]).toEqual(['$12,500', 3]);
  edit('$1,500', 2, 'deleteContentBackward');
  expect([field().value, field().selectionStart]).toEqual(['$1,500', 2]);
});

const refusal = () => document.querySelector('.field-error')?.textContent ?? '';

test('WIZ-15 pasted zero cents are no cents, and go when the field is left', () => {
  show();
  edit('$12,500.00', 10, 'insertFromPaste');
  expect(refusal()).toBe('');
  act(() => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field().value).toBe('$12,500');
  expect(said).toEqual(['$12,500.00', '$12,500']);
});

test('WIZ-15 cents and letters are refused in place, and never read as another amount', () => {
  show();
  let text = '';
  for (const typed of '12a0b00.50') {
    text = field().value + typed;
    edit(text, text.length, 'insertText', typed);
  }
  expect(field().value).toBe('$12a0b00.50');
  expect(refusal()).toBe('Whole dollars in digits, please: no cents, no letters.');
  act(() => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field().value).toBe('$12a0b00.50');
  edit('12000', 5, 'deleteContentBackward');
  expect([field().value, refusal()]).toEqual(['$12,000', '']);
});

test('WIZ-15 digits too many are refused in place, all of them in sight', () => {
  show();
  const digits = '1234567890123456';
  for (const typed of digits) {
    const text = field().value + typed;
    edit(text, text.length, 'insertText', typed);
  }
  const shown = '$1,234,567,890,123,456';
  expect([field().value, refusal()]).toEqual([
    shown,
    'This is too large for an amount: 12 digits at most, please.',
  ]);
  act(() => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field().value).toBe(shown);
  const pasted = '9'.repeat(60);
  edit(pasted, pasted.length, 'insertFromPaste');
  expect(field().value.replace(/\D/g, '')).toBe(pasted);
  expect(field().maxLength).toBe(-1);
});

test('WIZ-15 a dollar sign alone leaves nothing behind', () => {
  show();
  edit('$', 1, 'insertText', '$');
  expect([field().value, refusal()]).toEqual(['', '']);
});

test('WIZ-15 zeros in front stay while one types and go when the field is left', () => {
  show('$10,000');
  edit('$0,000', 1, 'deleteContentBackward');
  expect([field().value, field().selectionStart]).toEqual(['$0,000', 1]);
  act(() => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field().value).toBe('$0');
});

test('WIZ-15 a decimal comma is refused when the field is left, and never multiplied', () => {
  show();
  edit('$5,900,', 7, 'insertText', ',');
  edit('$5,900,00', 9, 'insertText', '0');
  expect(refusal()).toBe('');
  act(() => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field().value).toBe('$5,900,00');
  expect(refusal()).toContain('a comma parts thousands');
});
