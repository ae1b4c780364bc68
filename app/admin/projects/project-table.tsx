import type { AdminProjectRow } from '#domain/admin/project-list.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { StackedTable } from '../stacked-table.tsx';
import { keyOf, type ProjectKey } from './project-address.ts';

type ProjectTableProps = {
  rows: readonly AdminProjectRow[];
  busy: boolean;
  onOpen: (project: ProjectKey) => void;
};

export const sourceWords = { project: 'Project', submission: 'Submission' } as const;

/** A badge of its own for what is paid. */
export function StatusBadge({ status }: Pick<AdminProjectRow, 'status'>) {
  return status === 'greenlit' ? <Badge tone="available">Greenlit</Badge> : <Badge>Pipeline</Badge>;
}

/** Projects and submissions, newest first. The button of a row is as large as the row. */
export function ProjectTable({ rows, busy, onOpen }: ProjectTableProps) {
  return (
    <StackedTable label="Projects table" busy={busy}>
      <thead className="admin-unseen">
        <tr>
          <th scope="col">Project</th>
          <th scope="col">Client</th>
          <th scope="col">Product</th>
          <th scope="col">Source</th>
          <th scope="col" aria-sort="descending">
            Created
          </th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="admin-row-opens">
            <td className="admin-cell-long">
              <button type="button" onClick={() => onOpen(row)} aria-haspopup="dialog">
                {row.name}
              </button>
            </td>
            <td className="admin-cell-long" data-label="Client">
              {row.client}
            </td>
            <td className="admin-cell-long" data-label="Product">
              {row.product_name ?? 'N/A'}
            </td>
            <td data-label="Source">{sourceWords[row.kind]}</td>
            <td className="admin-number" data-label="Created">
              <ShownTime iso={row.created_at} />
            </td>
            <td data-label="Status">
              <StatusBadge status={row.status} />
              {row.archived_at ? <Badge>Deleted</Badge> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}
