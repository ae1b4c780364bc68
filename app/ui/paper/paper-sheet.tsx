import type { ReactNode } from 'react';
import { type FormFact, FormHeader } from '../controls/form-header.tsx';

type PaperSheetProps = {
  /** Accessible name of the document. */
  label: string;
  facts?: FormFact[];
  /** Set in tall capitals; an h2. */
  title?: string;
  /** `dense` for two documents side by side; `full` takes the whole width. */
  dense?: boolean;
  full?: boolean;
  busy?: boolean;
  children?: ReactNode;
};

/** A punched sheet of production paperwork: form header, title, content. */
export function PaperSheet({ label, facts, title, dense, full, busy, children }: PaperSheetProps) {
  const look = [
    'paper paper-sheet',
    dense && 'paper-sheet-dense',
    (full || dense) && 'paper-sheet-full',
  ];
  return (
    <article
      className={look.filter(Boolean).join(' ')}
      aria-label={label}
      aria-busy={busy || undefined}
    >
      {facts && facts.length > 0 ? <FormHeader facts={facts} /> : null}
      {title ? <h2 className="doc-title">{title}</h2> : null}
      {children}
    </article>
  );
}

/** A sheet for drawings: animation pegs instead of punched holes. */
export function PaperBoard({ label, facts, busy, children }: Omit<PaperSheetProps, 'title'>) {
  return (
    <section className="paper paper-board" aria-label={label} aria-busy={busy || undefined}>
      <div className="paper-pegs" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      {facts && facts.length > 0 ? <FormHeader facts={facts} /> : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** Grey lines where text will stand. */
export function PaperSkeleton() {
  return (
    <div className="paper-skeleton" aria-hidden="true">
      <i className="is-heading" />
      <i />
      <i />
      <i className="is-heading mt-3.5" />
      <i />
      <i className="is-short" />
    </div>
  );
}
