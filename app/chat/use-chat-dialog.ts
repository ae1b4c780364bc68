import { type RefObject, useEffect, useRef } from 'react';
import { addToastHost } from '../ui/overlays/toast-hosts.ts';
import { enterSheet, leaveSheet } from './sheet-entry.ts';

/** Where the panel lies over the page, the page cannot be used meanwhile. The same is in chat.css. */
const overPage = '(width < 48rem), (height < 34rem)';

/**
 * Shows a `<dialog>` beside the page, which stays in use, or as a modal where it covers it. Escape
 * inside asks `onClose`, and so does Back where it is a modal; `onShown` is called when it stands.
 */
export function useChatDialog(
  open: boolean,
  onClose: () => void,
  onShown: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const shown = useRef(onShown);
  shown.current = onShown;
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const media = window.matchMedia(overPage);
    const show = () => {
      if (element.open) element.close();
      if (media.matches) {
        element.showModal();
        enterSheet(() => close.current());
      } else {
        element.show();
        void leaveSheet();
      }
      shown.current();
    };
    show();
    const removeHost = addToastHost(element);
    const stopKeys = hearEscape(element, () => close.current());
    media.addEventListener('change', show);
    return () => {
      media.removeEventListener('change', show);
      stopKeys();
      removeHost();
      void leaveSheet();
      if (element.open) element.close();
    };
  }, [open]);
  return dialog;
}

function hearEscape(element: HTMLDialogElement, onClose: () => void): () => void {
  const cancel = (event: Event) => {
    if (event.target !== element) return;
    event.preventDefault();
    onClose();
  };
  // A dialog beside the page is not told of Escape.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || element.matches(':modal')) return;
    event.preventDefault();
    onClose();
  };
  element.addEventListener('cancel', cancel);
  element.addEventListener('keydown', onKeyDown);
  return () => {
    element.removeEventListener('cancel', cancel);
    element.removeEventListener('keydown', onKeyDown);
  };
}
