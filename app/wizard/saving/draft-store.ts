import type { Draft } from '#domain/wizard/draft/draft.ts';
import type { WizardEvent } from '#domain/wizard/draft/events.ts';
import { reduce } from '#domain/wizard/draft/reducer.ts';
import { eventWords } from '#domain/wizard/history/event-words.ts';
import { remember } from '#domain/wizard/history/undo.ts';
import { openStore, type Store, useStore } from '../../ui/store.ts';

/** Holds the one draft; events go through the reducer, what they changed is remembered, and whoever listens is told of it. */
export type DraftStore = Pick<Store<Draft>, 'read' | 'subscribe'> & {
  dispatch(event: WizardEvent): void;
};

export function createDraftStore(initial: Draft, now = Date.now): DraftStore {
  const { read, write, subscribe } = openStore(initial);
  return {
    read,
    subscribe,
    dispatch(event) {
      const before = read();
      const after = reduce(before, event);
      const what = eventWords(event, before);
      write(what === null ? after : remember(before, after, what, now()));
    },
  };
}

/** The draft as it is now; the component renders again when it changes. */
export const useDraft = (store: DraftStore): Draft => useStore(store);
