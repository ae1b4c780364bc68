import { useState } from 'react';
import type { Toast } from '#app/ui/overlays/toast.tsx';
import type { Desk } from './desk.tsx';

/** The desk, whose catalogue comes when somebody asks for it; `frame` is null while it is shut. */
export function useLateDesk(show: (toast: Toast) => void) {
  const [Part, setPart] = useState<typeof Desk | null>(null);
  const [frame, setFrame] = useState<number | null>(null);
  return {
    Part,
    frame,
    // It stays where it is, so that it gives the focus back.
    close: () => setFrame(null),
    async open(number: number) {
      try {
        const { Desk } = await import('./desk.tsx');
        setPart(() => Desk);
        setFrame(number);
      } catch {
        show({
          title: 'The desk did not load',
          text: 'Check your connection, then press Direct again.',
          tone: 'destructive',
          about: 'desk',
        });
      }
    },
  };
}
