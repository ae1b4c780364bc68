import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isStanding, madePayment } from '#domain/payments/rules/made-payment.ts';
import type { Project } from '#domain/projects/project.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { notices } from '../notices.ts';
import { type Paid, paidState, unknownState } from './paid-note.tsx';

type ProductionWayProps = {
  project: Project;
  /** What was paid for it, once that is known. */
  paid?: Paid | undefined;
  /** The wizard is over the page. */
  isCovered?: boolean | undefined;
  children: ReactNode;
};

/** The button into production; once that is paid for, what stands in its place. */
export function ProductionWay({ project, paid, isCovered = false, children }: ProductionWayProps) {
  const [atFirst] = useState(project.status);
  if (project.status !== 'greenlit') return children;
  return <PaidFor isNew={atFirst !== 'greenlit'} paid={paid} isCovered={isCovered} />;
}

type PaidForProps = { isNew: boolean; paid: Paid | undefined; isCovered: boolean };

function PaidFor({ isNew, paid, isCovered }: PaidForProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isNew && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [isNew]);
  useArrival(isNew && !isCovered && isNextSaid(paid));
  const isDisputed = paid ? madePayment(paid)?.state === 'disputed' : false;
  return (
    <p
      className={isDisputed ? 'in-production in-dispute' : 'in-production'}
      ref={place}
      tabIndex={-1}
    >
      <Icon name={isDisputed ? 'alert' : 'check'} /> {paid ? paidState(paid) : unknownState}
    </p>
  );
}

// Once, and where what comes next can be read.
function useArrival(isArrived: boolean): void {
  const isSaid = useRef(false);
  const { show } = useToast();
  useEffect(() => {
    if (!isArrived || isSaid.current) return;
    isSaid.current = true;
    show(notices.greenlit);
  }, [isArrived, show]);
}

// Of money that a bank asks for nothing comes next but its answer.
function isNextSaid(paid: Paid | undefined): boolean {
  const made = paid ? madePayment(paid) : null;
  return made !== null && isStanding(made) && made.state !== 'disputed';
}
