import type { Draft } from '#domain/wizard/draft.ts';
import type { WizardEvent } from '#domain/wizard/events.ts';
import type { DraftStore } from './draft-store.ts';

/** Starts a run if the reducer takes it, and aborts its call once the draft waits no more. */
export function runStarter(store: DraftStore, newId: () => string) {
  return (start: (id: string) => WizardEvent, idIn: (draft: Draft) => string | undefined) => {
    const id = newId();
    store.dispatch(start(id));
    const awaited = () => idIn(store.read()) === id;
    if (!awaited()) return null;
    const controller = new AbortController();
    const unsubscribe = store.subscribe(() => {
      if (awaited()) return;
      unsubscribe();
      controller.abort();
    });
    return { id, awaited, signal: controller.signal };
  };
}
