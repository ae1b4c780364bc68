import type { Draft } from '#domain/wizard/draft/draft.ts';
import type { WizardEvent } from '#domain/wizard/draft/events.ts';
import { reduce } from '#domain/wizard/draft/reducer.ts';
import { openStore, type Store, useStore } from '../../ui/store.ts';

/** Holds the one draft; events go through the reducer, and whoever listens is told of a change. */
export type DraftStore = Pick<Store<Draft>, 'read' | 'subscribe'> & {
  dispatch(event: WizardEvent): void;
};

export function createDraftStore(initial: Draft): DraftStore {
  const { read, write, subscribe } = openStore(initial);
  return { read, subscribe, dispatch: (event) => write(reduce(read(), event)) };
}

/** The draft as it is now; the component renders again when it changes. */
export const useDraft = (store: DraftStore): Draft => useStore(store);
