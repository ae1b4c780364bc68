import { Button } from '../ui/controls/button.tsx';

type MoreRowsProps = { busy: boolean; onMore: () => void };

/** Under a table that goes on. */
export function MoreRows({ busy, onMore }: MoreRowsProps) {
  return (
    <div className="admin-more">
      <Button loading={busy} onClick={onMore}>
        {busy ? 'Loading…' : 'Show more'}
      </Button>
    </div>
  );
}
