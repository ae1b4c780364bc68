import { type KeyboardEvent, useState } from 'react';

const page = 8;

type Ways = {
  /** Where it begins before anything was searched for. */
  start: number;
  listId: string;
  asked: string;
  onChoose: (id: string) => void;
};

/** The option that Enter would choose: arrow keys move it, and each search begins at its first. */
export function useActiveOption(options: readonly { id: string }[], ways: Ways) {
  const { start, listId, asked, onChoose } = ways;
  const [moved, setMoved] = useState({ asked: '', at: start });
  const last = options.length - 1;
  const active = Math.min(moved.asked === asked ? moved.at : 0, last);
  const move = (to: number) => setMoved({ asked, at: Math.max(0, Math.min(to, last)) });
  const steps: Record<string, () => void> = {
    ArrowDown: () => move(active === last ? 0 : active + 1),
    ArrowUp: () => move(active === 0 ? last : active - 1),
    PageDown: () => move(active + page),
    PageUp: () => move(active - page),
    Enter: () => onChoose(options[active]?.id ?? ''),
  };
  return {
    active,
    optionId: (at: number) => `${listId}-${at}`,
    onKeyDown(event: KeyboardEvent) {
      const step = event.nativeEvent.isComposing ? undefined : steps[event.key];
      if (!step) return;
      event.preventDefault();
      step();
    },
  };
}
