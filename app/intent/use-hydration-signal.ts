import { useEffect } from 'react';

/** Tells the waiting page that the application listens now. Use once, at the root. */
export function useHydrationSignal(): void {
  useEffect(() => {
    document.documentElement.dataset.app = 'hydrated';
    dispatchEvent(new Event('hydrated'));
  }, []);
}
