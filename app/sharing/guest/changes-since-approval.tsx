import { type ChangedFrame, changeWords, type TakeChanges } from '#domain/sharing/compare-takes.ts';
import type { SharedPage } from '#domain/sharing/shared-page.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import type { TextChanges } from '#domain/text-changes.ts';
import { LineChanges } from '../../ui/page/line-changes.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { PaperBoard } from '../../ui/paper/paper-sheet.tsx';

type ChangesProps = { page: SharedPage; changes: TakeChanges };

/** What is different from the take that was approved last: frames side by side, texts line by line. */
export function ChangesSinceApproval({ page, changes }: ChangesProps) {
  const [approval] = page.approvals;
  if (!approval) return null;
  const words = new Intl.ListFormat('en-US').format(changeWords(changes));
  return (
    <section id="changes" className="shared-section" aria-labelledby="changes-heading">
      <h2 id="changes-heading" className="heading-2">
        Changed since it was approved
      </h2>
      <p className="muted">
        <bdi>{approval.name}</bdi> approved a take on <ShownTime iso={approval.created_at} exact />.
        Since then: {words}.
      </p>
      <details className="shared-changes">
        <summary>Show what changed</summary>
        <PaperBoard label="What changed">
          {changes.frames.map((frame) => (
            <FramePair key={frame.number} frame={frame} isTall={page.format === '9:16'} />
          ))}
          <Lines heading="Script" changes={changes.script} />
          <Lines heading="Creative Brief" changes={changes.brief} />
        </PaperBoard>
      </details>
    </section>
  );
}

function FramePair({ frame, isTall }: { frame: ChangedFrame; isTall: boolean }) {
  return (
    <section className="changed-frame" aria-label={`Frame ${frame.number}`}>
      <h3 className="heading-3">Frame {frame.number}</h3>
      <div className={isTall ? 'changed-pair changed-pair-tall' : 'changed-pair'}>
        <Side label="Approved" frame={frame.before} />
        <Side label="Now" frame={frame.after} />
      </div>
    </section>
  );
}

function Side({ label, frame }: { label: string; frame: StoryboardFrame | null }) {
  return (
    <figure>
      {frame?.imageUrl ? <img src={frame.imageUrl} alt={frame.imageAlt ?? ''} /> : null}
      <figcaption>
        <span className="mono">{label}</span>
        <b dir="auto">{frame ? frame.title : 'No frame'}</b>
        <span dir="auto">{frame?.description}</span>
      </figcaption>
    </figure>
  );
}

function Lines({ heading, changes }: { heading: string; changes: TextChanges }) {
  if (changes.count === 0) return null;
  return (
    <section className="changed-lines">
      <h3 className="heading-3">{heading}</h3>
      <LineChanges changes={changes} />
    </section>
  );
}
