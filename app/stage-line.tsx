import { progressWords, type Work } from './calls/progress-words.ts';
import { type StreamBuffer, useStreamed } from './calls/stream-buffer.ts';

/** Where work under way stands, in a line that is announced when it changes. Keeps its place. */
export function StageLine({ work, buffer }: { work: Work; buffer: StreamBuffer }) {
  const arrived = useStreamed(buffer);
  const title = arrived.concepts.findLast((one) => one !== undefined)?.title;
  return (
    <p className="stage-line" role="status">
      {progressWords(work, arrived)}
      {work === 'concepts' && title ? <span className="sr-only">: “{title}”</span> : null}
    </p>
  );
}
