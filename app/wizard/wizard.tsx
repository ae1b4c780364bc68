import { WizardOverlay } from './overlay/wizard-overlay.tsx';
import type { WizardStart } from './saving/saved-state.ts';

type WizardProps = { open: boolean; onClose: () => void; start?: WizardStart | undefined };

/**
 * The concept wizard over the page. While it is closed nothing is kept in memory: opening it finds
 * the draft where it was left, unless `start` says otherwise: 'fresh' begins a new project,
 * `{ project }` goes on with one. `start` is read when it opens.
 */
export default function Wizard({ open, onClose, start }: WizardProps) {
  return open ? <WizardOverlay onClose={onClose} start={start} /> : null;
}
