import type { ReactNode } from 'react';
import { TableRegion } from './table-region.tsx';

type StackedTableProps = {
  label: string;
  className?: string;
  busy?: boolean;
  children: ReactNode;
};

/** A table whose rows are cards on a phone; `data-label` of a cell is what its column is called. */
export const StackedTable = ({ label, className, busy, children }: StackedTableProps) => (
  <TableRegion label={label}>
    <table
      // biome-ignore lint/a11y/noRedundantRoles: rows laid out as blocks would be no table any more
      role="table"
      className={`admin-table admin-stacked${className ? ` ${className}` : ''}`}
      aria-busy={busy || undefined}
    >
      {children}
    </table>
  </TableRegion>
);
