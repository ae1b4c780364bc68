import { type Arrivals, useArrived } from './calls/arrivals.ts';
import { progressWords, type Work } from './calls/progress-words.ts';

/** Where work under way stands, in a line that is announced when it changes. Keeps its place. */
export function StageLine({ work, arrivals }: { work: Work; arrivals: Arrivals }) {
  const arrived = useArrived(arrivals);
  const title = arrived.concepts.findLast((one) => one !== undefined)?.title;
  return (
    <p className="stage-line" role="status">
      {progressWords(work, arrived)}
      {work === 'concepts' && title ? <span className="sr-only">: “{title}”</span> : null}
    </p>
  );
}
