import type { DraftStore } from './draft-store.ts';
import { keepDraft } from './saved-state.ts';

const delayMs = 150;

/**
 * Keeps the draft shortly after every change, and at once when the page is hidden or left.
 * Returns how to stop; `stop()` leaves what is kept as it is.
 */
export function startAutosave(store: DraftStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    keepDraft(store.read(), true);
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') keep();
  };
  const unsubscribe = store.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(keep, delayMs);
  });
  window.addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('pagehide', keep);
    document.removeEventListener('visibilitychange', hidden);
  };
}
