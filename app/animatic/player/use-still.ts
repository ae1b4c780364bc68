import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function listen(hear: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', hear);
  return () => media.removeEventListener('change', hear);
}

/** Whether who watches wants no motion: pictures are cut, no camera moves. */
export const useStill = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => true,
  );
