// What is typed between the press of a button and the field that it opens. It lies in the storage
// of the tab: it begins before the application, and may outlast a page that is loaded again.
import { readItem, removeItem, writeItem } from '../page/tab-storage.ts';

const key = 'typedAhead';
/** The button that opens a field to type in. */
export const opener = '[data-intent=type]';

/** Keeps what is typed while the focus is on the button or nowhere. Gives what ends it. */
export function keepTyping(): () => void {
  addEventListener('keydown', keep, true);
  return () => removeEventListener('keydown', keep, true);
}

/** What was typed, once. */
export function takeTyped(): string {
  const text = readItem(key) ?? '';
  removeItem(key);
  return text;
}

function keep(event: KeyboardEvent): void {
  const focus = document.activeElement ?? document.body;
  if (focus !== document.body && !focus.matches(opener)) return;
  const before = readItem(key) ?? '';
  const after = withKey(before, event);
  if (after === before) return;
  writeItem(key, after);
  if (!event.altKey) event.preventDefault(); // a space would press the button again, or scroll
}

// Enter sends nothing that nobody has seen: it is a line break. With nothing typed yet it is, like
// a space, one more press of the button.
function withKey(text: string, { key, metaKey, ctrlKey, altKey }: KeyboardEvent): string {
  if (metaKey || (ctrlKey && !altKey)) return text; // AltGr is both of them on Windows
  if (key === 'Backspace') return text.replace(/.$/su, '');
  if (text === '' && (key === ' ' || key === 'Enter')) return text;
  if (key === 'Enter') return `${text}\n`;
  return /^.$/su.test(key) ? text + key : text;
}
