import { type ComponentType, useState } from 'react';
import type { Toast } from '#app/ui/overlays/toast.tsx';

/**
 * A part of the desk, whose catalogue comes when somebody asks for it; `of` says of what it was opened,
 * null while it is shut. It stays where it is when it is closed, so that it gives the focus back.
 */
export function useLate<Props, Of>(
  load: () => Promise<ComponentType<Props>>,
  show: (toast: Toast) => void,
) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [of, setOf] = useState<Of | null>(null);
  return {
    Part,
    of,
    close: () => setOf(null),
    async open(what: Of) {
      try {
        const part = await load();
        setPart(() => part);
        setOf(what);
      } catch {
        show({
          title: 'The desk did not load',
          text: 'Check your connection, then press again.',
          tone: 'destructive',
          about: 'desk',
        });
      }
    },
  };
}

export const loadDesk = async () => (await import('./desk.tsx')).Desk;
export const loadFramesDialog = async () => (await import('./frames-dialog.tsx')).FramesDialog;
