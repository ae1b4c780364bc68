// What a member had typed when the session ended, until they are back.
import { useEffect, useRef } from 'react';
import { onSessionEvent, readSession } from '../session/session-store.ts';
import { readItem, removeItem, writeItem } from '../ui/page/tab-storage.ts';

/**
 * Gives back what `owner` had typed into the form with these fields, and keeps what they type when
 * the session ends by itself. Returns how to keep it at once. Nothing happens without an owner.
 */
export function useKeptTyping<Values extends Record<string, string>>(
  owner: string | undefined,
  values: Values,
  restore: (values: Values) => void,
): () => void {
  const key = `account-typing:${Object.keys(values).join('.')}`;
  const first = useRef(values);
  const now = useRef(values);
  now.current = values;
  const give = useRef(restore);
  give.current = restore;
  const keep = () => {
    if (owner) writeItem(key, JSON.stringify({ owner, values: now.current }));
  };
  useEffect(() => {
    if (!owner) return;
    const kept = takeTyping<Values>(owner, key);
    if (kept) give.current(kept);
    return onSessionEvent(() => {
      const session = readSession();
      const isExpired = session.status === 'signed-out' && session.expired;
      if (isExpired && now.current !== first.current)
        writeItem(key, JSON.stringify({ owner, values: now.current }));
    });
  }, [owner, key]);
  return keep;
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
