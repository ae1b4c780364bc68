import type { ReactNode } from 'react';

/** One group of the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5" aria-label={title}>
      <h2 className="heading-2">{title}</h2>
      {children}
    </section>
  );
}
