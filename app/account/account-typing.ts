// What a member had typed when the session ended, until they are back.
import { readItem, removeItem, writeItem } from '../ui/tab-storage.ts';

const key = (form: string) => `account-typing:${form}`;

export function keepTyping(owner: string, form: string, values: Record<string, string>): void {
  writeItem(key(form), JSON.stringify({ owner, values }));
}

/** Gives it back once, and to nobody else. */
export function takeTyping(owner: string, form: string): Record<string, string> | null {
  const stored = readItem(key(form));
  removeItem(key(form));
  try {
    const kept = JSON.parse(stored ?? 'null');
    return kept?.owner === owner ? kept.values : null;
  } catch {
    return null;
  }
}
