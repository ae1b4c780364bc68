import { WizardOverlay } from './wizard-overlay.tsx';

/**
 * The concept wizard over the page. While it is closed nothing is kept in memory: opening it finds
 * the draft where it was left.
 */
export default function Wizard({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? <WizardOverlay onClose={onClose} /> : null;
}
