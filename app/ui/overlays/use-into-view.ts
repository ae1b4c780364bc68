import { type RefObject, useEffect, useRef } from 'react';

/** Brings what appeared, once `shown`, into the part of its dialog that can be seen, with its buttons. */
export function useIntoView<Part extends HTMLElement>(shown: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (shown) part.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return part;
}
