import type { ReactNode } from 'react';

type BadgeTone = 'primary' | 'secondary' | 'available' | 'warning' | 'format';

/** A short status in words. `available` carries the green dot, `format` is for 9:16 and its like. */
export function Badge({ tone = 'secondary', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={tone === 'secondary' ? 'badge' : `badge badge-${tone}`}>{children}</span>;
}
