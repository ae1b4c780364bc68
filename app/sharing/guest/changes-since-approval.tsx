import { Link } from 'react-router';
import type { Approval } from '#domain/sharing/comment.ts';
import {
  type ChangedFrame,
  type CutChanges,
  changeWords,
  type TakeChanges,
} from '#domain/sharing/compare-takes.ts';
import type { SharedPage } from '#domain/sharing/shared-page.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import type { TextChanges } from '#domain/text-changes.ts';
import { labels } from '#domain/wizard/options.ts';
import { LineChanges } from '../../ui/page/line-changes.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { PaperBoard } from '../../ui/paper/paper-sheet.tsx';

type ChangesProps = { page: SharedPage; changes: TakeChanges };

/** What is different from the take that was approved last, cut by cut: frames side by side, texts line by line. */
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
          {changes.cuts.map((cut) => (
            <CutPart key={cut.platform} cut={cut} approval={approval} />
          ))}
          <Lines heading="Creative Brief" changes={changes.brief} />
        </PaperBoard>
      </details>
    </section>
  );
}

function CutPart({ cut, approval }: { cut: CutChanges; approval: Approval }) {
  const name = cut.platform && labels.platform[cut.platform];
  if (cut.kind !== 'changed') return <WholeCut kind={cut.kind} name={name} approval={approval} />;
  const of = name ? ` of ${name}` : '';
  return (
    <>
      {cut.isReshaped ? (
        <p className="changed-cut">
          {name ? `The ${name} cut` : 'The film'} has another shape: {cut.aspect}.
        </p>
      ) : null}
      {cut.frames.map((frame) => (
        <FramePair key={frame.number} frame={frame} of={of} isTall={cut.aspect === '9:16'} />
      ))}
      <Lines heading={`Script${of}`} changes={cut.script} />
    </>
  );
}

type WholeCutProps = { kind: 'new' | 'gone'; name: string | null; approval: Approval };

function WholeCut({ kind, name, approval }: WholeCutProps) {
  return (
    <p className="changed-cut">
      {kind === 'new' ? (
        `The ${name} cut is new; it is below.`
      ) : (
        <>
          There is no {name} cut any more.{' '}
          <Link className="text-link" to={`?take=${approval.id}`}>
            Show what was approved
          </Link>
        </>
      )}
    </p>
  );
}

type FramePairProps = { frame: ChangedFrame; of: string; isTall: boolean };

function FramePair({ frame, of, isTall }: FramePairProps) {
  const name = `Frame ${frame.number}${of}`;
  return (
    <section className="changed-frame" aria-label={name}>
      <h3 className="heading-3">{name}</h3>
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
