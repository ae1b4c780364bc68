import type { ReactNode } from 'react';
import type { AdminProjectDetails } from '#domain/admin/project-details.ts';
import { archiveEnds } from '#domain/projects/archive.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { DetailsContact } from './details-contact.tsx';
import { DetailsDocuments } from './details-documents.tsx';
import { DetailsMails } from './details-mails.tsx';
import { DetailsPayments } from './details-payments.tsx';
import { DetailsPipeline } from './pipeline/details-pipeline.tsx';
import { StatusBadge, sourceWords } from './project-table.tsx';

type DetailsProps = { details: AdminProjectDetails; onChanged: () => void };

/** One project or submission: whose it is, what was answered, written, paid and mailed. */
export function ProjectDetails({ details, onChanged }: DetailsProps) {
  return (
    <>
      <div className="admin-details-head">
        <h3 className="admin-details-name">{details.name}</h3>
        <p className="admin-details-marks">
          <StatusBadge status={details.status} />
          <Badge>{sourceWords[details.kind]}</Badge>
          <span className="meta">
            Created <ShownTime iso={details.created_at} exact />
          </span>
          {details.archived_at ? <Archived at={details.archived_at} /> : null}
        </p>
      </div>
      <DetailsPipeline details={details} onChanged={onChanged} />
      <DetailsContact details={details} />
      <Section title="Payments" isEmpty={details.payments.length === 0}>
        <DetailsPayments payments={details.payments} />
      </Section>
      <Section title="Answers" isEmpty={details.facts.length === 0}>
        <dl className="admin-facts">
          {details.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <DetailsDocuments details={details} />
      <Section title="Mails" isEmpty={details.mails.length === 0}>
        <DetailsMails mails={details.mails} />
      </Section>
    </>
  );
}

function Archived({ at }: { at: string }) {
  const end = archiveEnds(new Date(at)).toISOString();
  return (
    <span className="meta">
      Deleted by its owner on <ShownTime iso={at} />, who can restore it until{' '}
      <ShownTime iso={end} />. An order keeps its name and brief.
    </span>
  );
}

type SectionProps = { title: string; isEmpty: boolean; children: ReactNode };

function Section({ title, isEmpty, children }: SectionProps) {
  return (
    <section className="admin-details-section">
      <h3 className="heading-3">{title}</h3>
      {isEmpty ? <p className="muted">None</p> : children}
    </section>
  );
}
