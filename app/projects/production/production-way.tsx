import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Project } from '#domain/projects/project.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { notices } from '../notices.ts';
import { unknownState } from './paid-note.tsx';

type ProductionWayProps = {
  project: Project;
  /** How far it has come, once it is paid. */
  state?: string | undefined;
  children: ReactNode;
};

/** The button into production; once that is paid for, what stands in its place. */
export function ProductionWay({ project, state = unknownState, children }: ProductionWayProps) {
  const [atFirst] = useState(project.status);
  if (project.status !== 'greenlit') return children;
  return <PaidFor isNew={atFirst !== 'greenlit'} state={state} />;
}

function PaidFor({ isNew, state }: { isNew: boolean; state: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  const { show } = useToast();
  useEffect(() => {
    if (!isNew) return;
    // The button that had the focus is gone.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    show(notices.greenlit);
  }, [isNew, show]);
  return (
    <p className="in-production" ref={place} tabIndex={-1}>
      <Icon name="check" /> {state}
    </p>
  );
}
