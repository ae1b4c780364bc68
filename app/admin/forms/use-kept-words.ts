import { useState } from 'react';
import { useViewer } from '../../session/use-viewer.ts';
import { readItem, removeItem, writeItem } from '../../ui/page/tab-storage.ts';

/**
 * What is typed into one field of the admin, kept in the tab for who types it until it is done or emptied:
 * it is there again after closing, going back, a reload and a trip to sign-in. Another `name` needs a
 * `key` of its own.
 */
export function useKeptWords(name: string): readonly [string, (words: string) => void] {
  const viewer = useViewer();
  const [key] = useState(() => `adminWords:${viewer?.id ?? ''}:${name}`);
  const [words, setWords] = useState(() => readItem(key) ?? '');
  const type = (next: string) => {
    setWords(next);
    if (next === '') removeItem(key);
    else writeItem(key, next);
  };
  return [words, type];
}
