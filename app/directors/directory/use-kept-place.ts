// A long list that was left by a reload or for another site is opened again as far as it was.
import { useEffect, useEffectEvent } from 'react';

const slot = 'directoryPlace';
/** A list longer than this begins anew. */
const mostKept = 300;
const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

type Kept = { place: string; shown: number; y: number };

/**
 * Remembers how far the list at `place` is open; when the page comes back to that place, asks
 * `grow` for what is missing and scrolls there, unless the visitor has moved on meanwhile.
 */
export function useKeptPlace(
  place: string,
  shown: number,
  grow: (by: number) => Promise<unknown>,
): void {
  const keep = useEffectEvent(() => write({ place, shown, y: scrollY }));
  const openAgain = useEffectEvent(async (moved: () => boolean) => {
    const kept = read();
    if (kept?.place !== place || kept.shown <= shown || kept.shown > mostKept) return;
    await grow(kept.shown - shown);
    requestAnimationFrame(() => {
      if (!moved()) scrollTo({ top: kept.y, behavior: 'instant' });
    });
  });
  useEffect(() => {
    let moved = false;
    const onSign = () => {
      moved = true;
    };
    addEventListener('pagehide', keep);
    for (const sign of signs) addEventListener(sign, onSign, { passive: true });
    void openAgain(() => moved);
    return () => {
      removeEventListener('pagehide', keep);
      for (const sign of signs) removeEventListener(sign, onSign);
    };
  }, []);
}

// Storage can be forbidden: then the list begins anew.
function write(kept: Kept): void {
  try {
    sessionStorage.setItem(slot, JSON.stringify(kept));
  } catch {}
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(slot) ?? 'null');
  } catch {
    return null;
  }
}
