import { type RefObject, useEffect, useRef } from 'react';
import { keepFocus } from './keep-focus.ts';
import { addToastHost } from './toast-hosts.ts';

/**
 * Opens and closes a native `<dialog>` as a modal: the page behind is inert, the focus stays within, Escape asks
 * `onClose`, closing gives the focus back to where it was, or to the page's content where that is gone. Toasts show inside while it is open,
 * for nothing outside a modal can be reached.
 *
 * ```tsx
 * const dialog = useModal(open, onClose);
 * <dialog ref={dialog} aria-labelledby={id}>…</dialog>
 * ```
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    const removeHost = addToastHost(element);
    const letFocus = keepFocus(element);
    const cancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      close.current();
    };
    element.addEventListener('cancel', cancel);
    return () => {
      element.removeEventListener('cancel', cancel);
      removeHost();
      letFocus();
      if (element.open) element.close();
    };
  }, [open]);
  const wasOpen = useRef(open);
  useEffect(() => {
    // What had the focus is gone, and the page stays: it would fall to the body.
    if (!open && wasOpen.current && document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    wasOpen.current = open;
  }, [open]);
  return dialog;
}
