import type { ReactNode } from 'react';

/** Around a table that may be wider than the window: it scrolls by itself. */
export function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="admin-table-region" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
