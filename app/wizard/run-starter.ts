import type { StreamBuffer } from '#app/calls/stream-buffer.ts';
import type { Progress } from '#domain/functions/progress.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import type { WizardEvent } from '#domain/wizard/draft/events.ts';
import type { DraftStore } from './saving/draft-store.ts';

export type Run = NonNullable<ReturnType<ReturnType<typeof runStarter>>>;

/**
 * Starts a run if the reducer takes it, and aborts its call once the draft waits no more. With
 * `buffer` the call's `options` have what is told on the way shown there.
 */
export function runStarter(store: DraftStore, newId: () => string) {
  return (
    start: (id: string) => WizardEvent,
    idIn: (draft: Draft) => string | undefined,
    buffer?: StreamBuffer,
  ) => {
    const id = newId();
    store.dispatch(start(id));
    const awaited = () => idIn(store.read()) === id;
    if (!awaited()) return null;
    buffer?.clear();
    const controller = new AbortController();
    const unsubscribe = store.subscribe(() => {
      if (awaited()) return;
      unsubscribe();
      controller.abort();
    });
    const { signal } = controller;
    const onProgress = (event: Progress) => {
      if (awaited()) buffer?.add(event);
    };
    return { id, awaited, signal, options: { signal, onProgress } };
  };
}
