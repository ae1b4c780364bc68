import { useEffect } from 'react';
import { useViewer } from '../session/use-viewer.ts';
import { useOverlay } from '../ui/overlays/use-overlay.ts';

const loadPalette = () => import('./palette.tsx');

/**
 * ⌘K, or Ctrl K, opens the command palette for who is signed in, where no other window is open over
 * the page. Whatever it leads to has its own way on the pages as well.
 */
export function PaletteKey() {
  const viewer = useViewer();
  const isMember = viewer !== null;
  const { Part, isOpen, open, close } = useOverlay(loadPalette, 'palette');
  useEffect(() => {
    if (!isMember) return;
    const press = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      if (!isKey || event.altKey || event.shiftKey) return;
      if (isOpen) {
        event.preventDefault();
        close();
      } else if (document.querySelector('dialog:modal') === null) {
        event.preventDefault();
        void open();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isMember, isOpen, open, close]);
  return Part && viewer ? (
    <Part open={isOpen} isAdmin={viewer.roles.includes('admin')} onClose={close} />
  ) : null;
}
