import { type ComponentType, useCallback, useState } from 'react';
import { useToast } from './toast.tsx';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** Something shown over the page whose code arrives when it is first asked for. */
export function useOverlay<P>(load: Load<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  const open = useCallback(async () => {
    setBusy(true);
    try {
      const part = (await load()).default;
      setPart(() => part);
      setOpen(true);
    } catch {
      toast.show({
        title: 'This did not load',
        text: 'Check your connection, then press again.',
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }, [load, toast]);
  const close = useCallback(() => setOpen(false), []);
  return { Part, isOpen, busy, open, close };
}
