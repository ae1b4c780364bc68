import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Toast, useToast } from '#app/ui/overlays/toast.tsx';

/** How the wizard says something: shown as a toast, or announced to who listens to the page. */
export function useSaying() {
  const [announcement, announce] = useAnnouncement();
  const { withdraw } = useToast();
  const show = useShowWhileOpen();
  return { announcement, announce, show, withdraw };
}

// Saying the same thing twice must be heard twice, so the text has to differ.
function useAnnouncement() {
  const [text, setText] = useState('');
  const announce = useCallback((said: string) => {
    setText((before) => (before === said ? `${said}\u00a0` : said));
  }, []);
  return [text, announce] as const;
}

// Toasts of the wizard end with it: an answer that comes after closing concerns nobody.
function useShowWhileOpen(): (toast: Toast) => void {
  const toaster = useToast();
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return useMemo(
    () => (toast) => {
      if (open.current) toaster.show(toast);
    },
    [toaster],
  );
}
