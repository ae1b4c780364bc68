// What a member has typed and not saved, kept in the tab: over a reload, another page, and the end of the session.
import { useEffect, useRef, useState } from 'react';
import { readItem, removeItem, writeItem } from '../ui/page/tab-storage.ts';

/**
 * Gives back what `owner` had typed into the form with these fields, and keeps what they type until
 * it is saved. Returns how to say that it was, and whether something is not. Nothing happens without an owner.
 */
export function useKeptTyping<Values extends Record<string, string>>(
  owner: string | undefined,
  values: Values,
  restore: (values: Values) => void,
): { settle: () => void; isUnsaved: boolean } {
  const key = `account-typing:${Object.keys(values).join('.')}`;
  const [saves, setSaves] = useState(0);
  const text = JSON.stringify(values);
  const [saved, setSaved] = useState({ saves, text });
  const give = useRef(restore);
  give.current = restore;
  useEffect(() => {
    const kept = owner ? takeTyping<Values>(owner, key) : null;
    if (kept) give.current(kept);
  }, [owner, key]);
  const isSettled = saved.saves !== saves;
  const isUnsaved = owner !== undefined && !isSettled && saved.text !== text;
  useEffect(() => {
    if (!owner) return;
    if (isSettled) setSaved({ saves, text });
    if (isUnsaved) writeItem(key, JSON.stringify({ owner, values: JSON.parse(text) }));
    else removeItem(key);
  }, [owner, key, text, saves, isSettled, isUnsaved]);
  return { settle: () => setSaves((before) => before + 1), isUnsaved };
}

// Once, and to nobody else.
function takeTyping<Values>(owner: string, key: string): Values | null {
  const stored = readItem(key);
  removeItem(key);
  try {
    const kept = JSON.parse(stored ?? 'null');
    return kept?.owner === owner ? kept.values : null;
  } catch {
    return null;
  }
}
