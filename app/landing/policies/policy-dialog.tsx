import { type Contact, type PolicyName, readPolicy } from '#domain/policies-text/policies.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PolicyText } from './policy-text.tsx';

type PolicyDialogProps = { name: PolicyName; contact: Contact; onClose: () => void };

/** A policy over the landing page. */
export default function PolicyDialog({ name, contact, onClose }: PolicyDialogProps) {
  const policy = readPolicy(name, contact);
  return (
    <Dialog open onClose={onClose} title={policy.title} wide>
      <PolicyText policy={policy} heading="h3" />
    </Dialog>
  );
}
