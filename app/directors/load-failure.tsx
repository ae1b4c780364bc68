import { type MouseEvent, useEffect } from 'react';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { useToast } from '../ui/overlays/toast.tsx';
import { EmptyState } from '../ui/page/empty-state.tsx';

export const loadFailure = 'Failed to load creative directors.';

type LoadFailureProps = {
  title?: string;
  /** What failed to load: pressing asks for it again, with JavaScript or without. */
  address: string;
  busy: boolean;
  onRetry: () => void;
};

/** Stands where something could not be loaded; nothing that was asked is lost. */
export function LoadFailure({ title = loadFailure, address, busy, onRetry }: LoadFailureProps) {
  const { show } = useToast();
  useEffect(() => show({ title, tone: 'destructive' }), [show, title]);
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    if (!busy) onRetry();
  };
  return (
    <EmptyState
      title={title}
      text="Nothing you asked for is lost. Try again in a moment."
      action={
        <LinkButton to={address} onClick={retry} aria-busy={busy || undefined}>
          {busy ? 'Trying again…' : 'Try again'}
        </LinkButton>
      }
    />
  );
}
