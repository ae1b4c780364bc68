import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { useToast } from '../overlays/toast.tsx';
import { Section } from './section.tsx';

export function OverlayStates() {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const sent = { title: 'Package Sent Successfully!', text: 'Check your inbox.' };
  const failed = {
    title: 'Generation timeout',
    text: 'Script generation is taking longer than expected. Please try again.',
    tone: 'destructive' as const,
  };
  return (
    <Section title="Layers">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => toast.show(sent)}>Show toast</Button>
        <Button onClick={() => toast.show(failed)}>Show failure</Button>
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete “Slow Bread”?"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep project</Button>
            <Button variant="destroy" onClick={() => toast.show(sent)}>
              Delete project
            </Button>
          </>
        }
      >
        <p className="muted">The brief, script and storyboard go with it. This cannot be undone.</p>
      </Dialog>
    </Section>
  );
}
