import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/page/empty-state.tsx';

type ReadFailureProps = { text: string; busy: boolean; onRetry: () => void };

/** Stands where something could not be read; what was searched for stays. */
export function ReadFailure({ text, busy, onRetry }: ReadFailureProps) {
  return (
    <div role="alert">
      <EmptyState
        text={text}
        action={
          <Button loading={busy} onClick={onRetry}>
            {busy ? 'Trying again…' : 'Retry'}
          </Button>
        }
      />
    </div>
  );
}
