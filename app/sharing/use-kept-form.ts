// What is typed into a form of these pages is kept in the tab, so that a reload loses nothing.
import { type RefObject, useEffect, useRef } from 'react';
import { readItem, removeItem, writeItem } from '../ui/page/tab-storage.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Puts back what was typed and not sent, and keeps what is typed from now on, under `key`. When `sent`
 * changes it has arrived, and is forgotten. `isUnsent`: it could not be sent, and is once there is a
 * connection again.
 */
export function useKeptForm(
  form: RefObject<HTMLFormElement | null>,
  { key, sent, isUnsent }: { key: string; sent: string; isUnsent: boolean },
): void {
  const before = useRef(sent);
  useEffect(() => {
    if (before.current !== sent) removeItem(key);
    before.current = sent;
  }, [key, sent]);
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    putBack(current, readItem(key));
    const keep = () => writeItem(key, JSON.stringify(typedIn(current)));
    current.addEventListener('input', keep);
    return () => current.removeEventListener('input', keep);
  }, [form, key]);
  useEffect(() => {
    if (!isUnsent) return;
    const again = () => form.current?.requestSubmit();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [form, isUnsent]);
}

const fieldsOf = (form: HTMLFormElement): Typed[] =>
  [...form.elements].filter(
    (one): one is Typed =>
      (one instanceof HTMLInputElement && one.type !== 'hidden') ||
      one instanceof HTMLTextAreaElement ||
      one instanceof HTMLSelectElement,
  );

const typedIn = (form: HTMLFormElement) =>
  Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));

function putBack(form: HTMLFormElement, kept: string | null): void {
  if (kept === null) return;
  const values = JSON.parse(kept) as Record<string, string>;
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    if (value) field.value = value;
  }
}
