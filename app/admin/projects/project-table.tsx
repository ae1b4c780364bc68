import type { AdminProjectRow } from '#domain/admin/project-list.ts';
import { stageWords } from '#domain/admin/stage-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { StackedTable } from '../stacked-table.tsx';
import type { Selection } from './pipeline/use-selection.ts';
import { keyOf, type ProjectKey } from './project-address.ts';

type ProjectTableProps = {
  rows: readonly AdminProjectRow[];
  busy: boolean;
  selection: Selection;
  /** How they are sorted, where that is a column's doing. */
  sortedBy: 'Created' | 'Project' | 'Budget' | 'Stage';
  onOpen: (project: ProjectKey) => void;
};

export const sourceWords = { project: 'Project', submission: 'Submission' } as const;
const columns = ['Project', 'Client', 'Budget', 'Director', 'Stage', 'Assigned to', 'Created'];

/** A badge of its own for what is paid. */
export function StatusBadge({ status }: Pick<AdminProjectRow, 'status'>) {
  return status === 'greenlit' ? <Badge tone="available">Greenlit</Badge> : <Badge>Pipeline</Badge>;
}

/** Projects and submissions as leads. The button of a row is as large as the row. */
export function ProjectTable({ rows, busy, selection, sortedBy, onOpen }: ProjectTableProps) {
  return (
    <StackedTable label="Projects table" busy={busy}>
      <thead className="admin-unseen">
        <tr>
          <th scope="col" className="admin-cell-tick">
            <Tick checked={selection.isAll} label="Select all" onChange={selection.toggleAll} />
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" aria-sort={name === sortedBy ? 'other' : undefined}>
              {name}
            </th>
          ))}
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="admin-row-opens">
            <td className="admin-cell-tick">
              <Tick
                checked={selection.has(row)}
                label="Select"
                of={row.name}
                onChange={() => selection.toggle(row)}
              />
            </td>
            <LeadCells row={row} onOpen={() => onOpen(row)} />
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

function LeadCells({ row, onOpen }: { row: AdminProjectRow; onOpen: () => void }) {
  const { lead } = row;
  return (
    <>
      <td className="admin-cell-long">
        <button type="button" onClick={onOpen} aria-haspopup="dialog">
          {row.name}
        </button>
        <Second>
          {sourceWords[row.kind]}
          {row.product_name && row.product_name !== row.name ? ` · ${row.product_name}` : ''}
        </Second>
      </td>
      <td className="admin-cell-long" data-label="Client">
        {row.client}
      </td>
      <td data-label="Budget">
        {lead.budget || 'N/A'}
        {lead.paid ? <Second>Paid {lead.paid}</Second> : null}
        {lead.timeline ? <Second>{lead.timeline}</Second> : null}
      </td>
      <td data-label="Director">{lead.director || 'None'}</td>
      <td data-label="Stage">
        {stageWords[lead.stage]}
        {lead.notes > 0 ? (
          <Second>{lead.notes === 1 ? '1 note' : `${lead.notes} notes`}</Second>
        ) : null}
      </td>
      <td data-label="Assigned to">{lead.assignee ? whose(lead.assignee) : 'Nobody'}</td>
      <td className="admin-number" data-label="Created">
        <ShownTime iso={row.created_at} />
      </td>
    </>
  );
}

const whose = ({ name, email }: { name: string; email: string }) =>
  name && name !== 'Unknown' ? name : email;

const Second = ({ children }: { children: React.ReactNode }) => (
  <span className="admin-cell-second">{children}</span>
);

type TickProps = { checked: boolean; label: string; of?: string; onChange: () => void };

function Tick({ checked, label, of, onChange }: TickProps) {
  return (
    <label className="admin-tick">
      <input
        type="checkbox"
        checked={checked}
        aria-label={of ? `${label} ${of}` : label}
        onChange={onChange}
      />
      <span>{label}</span>
    </label>
  );
}
