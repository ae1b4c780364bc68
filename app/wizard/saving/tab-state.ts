// What a tab itself keeps of drafts, as text: the one it works on, and those that made room for another.
import { readItem, removeItem, writeItem } from '#app/ui/page/tab-storage.ts';

/** Where the draft lies that this tab works on. */
export const tabStateKey = 'wizardState';
const parkedKey = 'wizardAside';
const mostParked = 5;

/** `state` is that of the wizard. */
export type ParkedEntry = { id: string; state: string };

/** Newest last. */
export function readParked(): ParkedEntry[] {
  try {
    const entries = JSON.parse(readItem(parkedKey) ?? '[]') as ParkedEntry[];
    return entries.filter(({ id, state }) => typeof id === 'string' && typeof state === 'string');
  } catch {
    return [];
  }
}

/** The oldest of more than five is given up. */
export function writeParked(entries: ParkedEntry[]): void {
  if (entries.length === 0) removeItem(parkedKey);
  else writeItem(parkedKey, JSON.stringify(entries.slice(-mostParked)));
}

export function dropParkedDraft(id: string): void {
  writeParked(readParked().filter((one) => one.id !== id));
}
