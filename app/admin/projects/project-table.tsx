import type { AdminProjectRow } from '#domain/admin/project-list.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShownTime } from '../../ui/shown-time.tsx';
import { TableRegion } from '../table-region.tsx';
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
    <TableRegion label="Projects table">
      <table className="admin-table" aria-busy={busy || undefined}>
        <thead>
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
              <td className="admin-cell-long">{row.client}</td>
              <td className="admin-cell-long">{row.product_name ?? 'N/A'}</td>
              <td>{sourceWords[row.kind]}</td>
              <td className="admin-number">
                <ShownTime iso={row.created_at} />
              </td>
              <td>
                <StatusBadge status={row.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}
