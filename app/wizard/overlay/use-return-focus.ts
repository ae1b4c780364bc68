import { useLayoutEffect } from 'react';
import type { Question } from './question.ts';

/** Gives the focus back to where it was before a question, unless the answer has led elsewhere. */
export function useReturnFocus(question: Question | null): void {
  useLayoutEffect(() => {
    if (!question) return;
    const before = document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        const isLost = !document.activeElement || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    };
  }, [question]);
}
