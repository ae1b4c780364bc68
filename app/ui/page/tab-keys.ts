import type { KeyboardEvent } from 'react';

/** Which tab a key leads to, if it is one that moves: it then does nothing else. */
export function movedTo<Tab>(
  event: KeyboardEvent,
  tabs: readonly Tab[],
  isCurrent: (tab: Tab) => boolean,
): Tab | undefined {
  const to = targets[event.key]?.(tabs.findIndex(isCurrent));
  if (to === undefined) return undefined;
  event.preventDefault();
  return tabs.at(to % tabs.length);
}

const targets: Record<string, (from: number) => number> = {
  ArrowRight: (from) => from + 1,
  ArrowLeft: (from) => from - 1,
  Home: () => 0,
  End: () => -1,
};
