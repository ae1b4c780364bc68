import { type RefObject, useEffect, useRef } from 'react';
import { addToastHost } from '../ui/toast-hosts.ts';

/** Where the panel lies over the page, the page cannot be used meanwhile. The same is in chat.css. */
const overPage = '(width < 48rem), (height < 34rem)';

/**
 * Shows a `<dialog>` beside the page, which stays in use, or as a modal where it covers it. Escape
 * inside asks `onClose`; on opening the field has the focus.
 */
export function useChatDialog(
  open: boolean,
  onClose: () => void,
  field: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const media = window.matchMedia(overPage);
    const show = () => {
      if (element.open) element.close();
      if (media.matches) element.showModal();
      else element.show();
      field.current?.focus();
    };
    show();
    const removeHost = addToastHost(element);
    const cancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      close.current();
    };
    // A dialog beside the page is not told of Escape.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || element.matches(':modal')) return;
      event.preventDefault();
      close.current();
    };
    media.addEventListener('change', show);
    element.addEventListener('cancel', cancel);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      media.removeEventListener('change', show);
      element.removeEventListener('cancel', cancel);
      element.removeEventListener('keydown', onKeyDown);
      removeHost();
      if (element.open) element.close();
    };
  }, [open, field]);
  return dialog;
}
