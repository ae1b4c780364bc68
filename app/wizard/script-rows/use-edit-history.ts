import { useState } from 'react';
import { changed, noHistory, redone, settled, undone } from './edit-history.ts';

/** A text with what it was before. `undo` and `redo` say whether there was anything to do. */
export function useEditHistory(text: string, onText: (text: string) => void) {
  const [history, setHistory] = useState(noHistory);
  const go = (step: typeof undone) => {
    const next = step(history, text);
    if (!next) return false;
    setHistory(next.history);
    onText(next.text);
    return true;
  };
  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change(next: string, mark: string | null) {
      if (next === text) return;
      setHistory(changed(history, text, mark));
      onText(next);
    },
    settle: () => setHistory(settled),
    undo: () => go(undone),
    redo: () => go(redone),
  };
}

/** What a key asks for: Ctrl or Command with Z, with Shift and Z, or with Y. */
export function historyKey(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}
