// What several parts of a page read, outside of any of them.
import { useSyncExternalStore } from 'react';

/** Who wants to hear of an event. */
export function openListeners<Event = void>() {
  const listeners = new Set<(event: Event) => void>();
  return {
    tell(event: Event): void {
      for (const listener of listeners) listener(event);
    },
    /** Returns how to stop. */
    subscribe(listener: (event: Event) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Store<Value> = {
  read(): Value;
  /** Those who listen are told if it is another value. */
  write(next: Value): void;
  subscribe(listener: () => void): () => void;
};

export function openStore<Value>(value: Value): Store<Value> {
  let held = value;
  const { tell, subscribe } = openListeners();
  return {
    read: () => held,
    write(next) {
      if (Object.is(next, held)) return;
      held = next;
      tell();
    },
    subscribe,
  };
}

/** The value as it is now; the component renders again when it changes. */
export const useStore = <Value>({ subscribe, read }: Pick<Store<Value>, 'subscribe' | 'read'>) =>
  useSyncExternalStore(subscribe, read, read);
