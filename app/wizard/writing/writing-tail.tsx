import { Leader } from '#app/ui/page/leader.tsx';
import { PaperSkeleton } from '#app/ui/paper/paper-sheet.tsx';

/** Below what is there already: more is coming. */
export const WritingTail = () => (
  <div className="writing-tail">
    <Leader size="small" silent />
    <PaperSkeleton />
  </div>
);
