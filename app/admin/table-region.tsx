import type { ReactNode } from 'react';
import { ScrollRegion } from '../ui/page/scroll-region.tsx';

/** Around a table that may be wider than the window. */
export const TableRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  <ScrollRegion className="admin-table-region" label={label}>
    {children}
  </ScrollRegion>
);
