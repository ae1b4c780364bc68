// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepTyping, takeTyped } from './typed-ahead.ts';

let end = () => {};
const get = (name: string) => document.querySelector<HTMLElement>(name) as HTMLElement;
const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
};
const type = (...keys: string[]) => keys.map((key) => press(key));

beforeEach(() => {
  document.body.innerHTML = '<button data-intent="type"></button><input><a href="/">Away</a>';
  get('button').focus();
  end = keepTyping();
});
afterEach(() => {
  end();
  takeTyped();
});

test('CHAT-04 what is typed on the button is kept, once, and does not press it again', () => {
  expect(type('I', 's', ' ', 'é', '𝄞', '?')).not.toContain(false);
  expect(takeTyped()).toBe('Is é𝄞?');
  expect(takeTyped()).toBe('');
});

test('CHAT-04 Backspace takes back, Enter breaks the line', () => {
  type('a', '𝄞', 'Backspace', 'Backspace', 'Backspace', 'b', 'Enter', 'c');
  expect(takeTyped()).toBe('b\nc');
});

test.each([' ', 'Enter', 'Backspace', 'Tab', 'Shift', 'Dead', 'F5'])(
  'before any word %j stays the browser’s',
  (key) => {
    expect(press(key)).toBe(false);
    expect(takeTyped()).toBe('');
  },
);

test('a command is no text, a character of AltGr or Option is', () => {
  expect(press('r', { ctrlKey: true })).toBe(false);
  expect(press('v', { metaKey: true })).toBe(false);
  press('@', { ctrlKey: true, altKey: true });
  press('ø', { altKey: true });
  expect(takeTyped()).toBe('@ø');
});

test('where no control has the focus it is kept, in a field or on a link it is not', () => {
  for (const place of ['input', 'a']) {
    get(place).focus();
    expect(press('x')).toBe(false);
  }
  get('a').blur();
  press('y');
  expect(takeTyped()).toBe('y');
});

test('nothing is kept after its end', () => {
  press('a');
  end();
  expect(press('b')).toBe(false);
  expect(takeTyped()).toBe('a');
});
