import type { ReactNode } from 'react';
import type { FormFact } from '#app/ui/controls/form-header.tsx';
import { Leader } from '#app/ui/page/leader.tsx';
import { PaperSheet, PaperSkeleton } from '#app/ui/paper/paper-sheet.tsx';

type AwaitedSheetProps = {
  label: string;
  facts: FormFact[];
  title: string;
  /** What is said until the first of it comes. */
  leader: string;
  /** What has come so far; null for nothing yet. */
  children: ReactNode;
};

/** A sheet that is being written: a leader runs until its first words are there. */
export const AwaitedSheet = ({ label, facts, title, leader, children }: AwaitedSheetProps) =>
  children === null ? (
    <PaperSheet label={label} facts={facts} busy>
      <div className="wizard-wait">
        <Leader label={leader} />
      </div>
      <PaperSkeleton />
    </PaperSheet>
  ) : (
    <PaperSheet label={label} facts={facts} title={title} busy>
      {children}
      <WritingTail />
    </PaperSheet>
  );

/** Below what is there already: more is coming. */
const WritingTail = () => (
  <div className="writing-tail">
    <Leader size="small" silent />
    <PaperSkeleton />
  </div>
);
