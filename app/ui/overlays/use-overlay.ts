import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { loadPageAgain, takeWanted } from '../page/load-page-again.ts';
import { useToast } from './toast.tsx';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * Something shown over the page whose code arrives when it is first asked for. Where it does not
 * arrive a second time either, the page is loaded again and opens it by its `name`. Closing it before
 * its code has arrived takes the wish to open it back. `close` gives the focus to `backTo`.
 */
export function useOverlay<P>(load: Load<P>, name: string) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const hasFailed = useRef(false);
  const isAsked = useRef(false);
  const toast = useToast();

  const open = useCallback(async () => {
    isAsked.current = true;
    setBusy(true);
    try {
      const part = (await load()).default;
      setPart(() => part);
      setOpen(isAsked.current);
    } catch {
      if (!isAsked.current) return;
      if (hasFailed.current && (await loadPageAgain(name))) return;
      hasFailed.current = true;
      toast.show({
        title: 'This did not load',
        text: 'Check your connection, then press again.',
        tone: 'destructive',
        about: name,
      });
    }
    setBusy(false);
  }, [load, name, toast]);
  const close = useCallback((backTo?: RefObject<HTMLElement | null>) => {
    isAsked.current = false;
    // While a modal is there, nothing behind it takes the focus.
    flushSync(() => {
      setBusy(false);
      setOpen(false);
    });
    backTo?.current?.focus();
  }, []);
  useEffect(() => {
    if (takeWanted(name)) void open();
  }, [name, open]);
  return { Part, isOpen, busy, open, close };
}
