// What the section of the pictures does with files let go or pasted there, and with the focus.
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Has the focus go to the nearest way to add a picture, once the button that was pressed is gone with its tile. */
export function useFocusAfter(region: RefObject<HTMLElement | null>) {
  const isGone = useRef(false);
  useEffect(() => {
    if (!isGone.current) return;
    isGone.current = false;
    const find = (what: string) => region.current?.querySelector<HTMLElement>(what);
    (find('.picture-ways input') ?? find('button'))?.focus();
  });
  return () => {
    isGone.current = true;
  };
}

/** Files dragged over the section, and let go there. */
export function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

/** A picture pasted anywhere on the step; text goes where the caret is, as always. */
export function usePaste(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
