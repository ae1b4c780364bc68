import { saveWaitMs } from '#domain/wizard/draft/project-save.ts';
import { retryWaitMs } from '#domain/wizard/draft/saving.ts';
import type { DraftStore } from './draft-store.ts';
import type { Saver } from './saver.ts';

/** Typing without a pause is saved this often. */
const longestWaitMs = 6_000;

/**
 * Saves at the start, shortly after each change, at once when the page is hidden or the connection
 * is back, and again after a failure. Returns how to stop; with `last`
 * what is not saved then is sent once more.
 */
export function startSaving(store: DraftStore, saver: Saver): (last: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedSince: number | null = null;
  let before = store.read();

  const save = () => {
    clearTimeout(timer);
    changedSince = null;
    void saver.save();
  };
  const saveIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(save, milliseconds);
  };
  const changed = () => {
    const [earlier, draft] = [before, store.read()];
    before = draft;
    const { saving, saveTrouble } = draft;
    if (saving !== null) return;
    if (saveTrouble?.kind === 'failed') {
      // Typing on does not bring the next try nearer.
      if (saveTrouble !== earlier.saveTrouble) saveIn(retryWaitMs(saveTrouble));
      return;
    }
    changedSince ??= Date.now();
    const mostWaitMs = Math.max(0, changedSince + longestWaitMs - Date.now());
    saveIn(Math.min(saveWaitMs(earlier, draft), mostWaitMs));
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') save();
  };
  const unsubscribe = store.subscribe(changed);
  window.addEventListener('online', save);
  window.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', hidden);
  save();
  return (last) => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', save);
    window.removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', hidden);
    if (last) save();
  };
}
