import { adminPageSize } from '#domain/admin/project-list.ts';
import { Button } from '../../ui/controls/button.tsx';

type TablePagesProps = { page: number; total: number; onTurn: (page: number) => void };

/** Leads from page to page; nothing where there is one. */
export function TablePages({ page, total, onTurn }: TablePagesProps) {
  const last = Math.max(0, Math.ceil(total / adminPageSize) - 1);
  if (last === 0 && page === 0) return null;
  return (
    <nav className="directors-pages" aria-label="Pages of directors">
      <Button compact unavailable={page === 0} onClick={() => onTurn(Math.min(page - 1, last))}>
        Previous
      </Button>
      <span className="admin-number" role="status">
        Page {(page + 1).toLocaleString('en-US')} of {(last + 1).toLocaleString('en-US')}
      </span>
      <Button compact unavailable={page >= last} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
