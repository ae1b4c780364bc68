import type { ReactNode } from 'react';
import { Slate } from '#app/ui/paper/slate.tsx';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { stepOf } from '#domain/wizard/draft/steps.ts';
import { answersSoFar } from '../answers-so-far.ts';

type StepLayoutProps = {
  draft: Draft;
  /** In place of the step's own words, while something is being written. */
  heading?: string;
  lead?: string;
  /** Under the lead. */
  note?: ReactNode;
  /** The record of answers under the lead. */
  slate?: boolean;
  /** Room for a record that comes on this step, so that the work stays where it is. */
  slateRoom?: boolean;
  children: ReactNode;
};

/** Step number, heading and record on the left, the work on the right. */
export function StepLayout({
  draft,
  heading,
  lead,
  note,
  slate = true,
  slateRoom = false,
  children,
}: StepLayoutProps) {
  const step = stepOf(draft.step);
  return (
    <div className="wizard-body">
      <div className="wizard-side">
        <p className="wizard-number tall" aria-hidden="true">
          {String(step.shown).padStart(2, '0')}
        </p>
        <h1 className="heading-1" tabIndex={-1}>
          {heading ?? step.heading}
        </h1>
        <p className="muted">{lead ?? step.lead}</p>
        {note}
        {slate ? (
          <Slate
            className={slateRoom ? 'wizard-slate has-room' : 'wizard-slate'}
            entries={answersSoFar(draft)}
          />
        ) : null}
      </div>
      <div className="wizard-work">{children}</div>
    </div>
  );
}
