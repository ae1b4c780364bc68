import { useSyncExternalStore } from 'react';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import type { WizardEvent } from '#domain/wizard/draft/events.ts';
import { reduce } from '#domain/wizard/draft/reducer.ts';

/** Holds the one draft; events go through the reducer, and whoever listens is told of a change. */
export type DraftStore = {
  read(): Draft;
  dispatch(event: WizardEvent): void;
  subscribe(listener: () => void): () => void;
};

export function createDraftStore(initial: Draft): DraftStore {
  let draft = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => draft,
    dispatch(event) {
      const next = reduce(draft, event);
      if (next === draft) return;
      draft = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The draft as it is now; the component renders again when it changes. */
export const useDraft = (store: DraftStore): Draft =>
  useSyncExternalStore(store.subscribe, store.read, store.read);
