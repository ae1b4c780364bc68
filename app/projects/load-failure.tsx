import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/page/empty-state.tsx';

type LoadFailureProps = { text: string; busy: boolean; onRetry: () => void };

/** Stands where something could not be loaded; nothing that was saved is lost. */
export function LoadFailure({ text, busy, onRetry }: LoadFailureProps) {
  return (
    <div role="alert">
      <EmptyState
        title="Error"
        text={text}
        action={
          <Button loading={busy} onClick={onRetry}>
            {busy ? 'Trying again…' : 'Try again'}
          </Button>
        }
      />
    </div>
  );
}
