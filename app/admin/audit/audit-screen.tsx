import { Link } from 'react-router';
import type { AuditEntry } from '#domain/admin/audit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { AdminPageHead } from '../admin-page-head.tsx';
import { MoreRows } from '../more-rows.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { StackedTable } from '../stacked-table.tsx';
import { TabLoading } from '../tab-loading.tsx';
import { useFirstNewRow } from '../use-first-new-row.ts';
import { aboutPage, aboutWords, actWords, detailWords } from './audit-words.ts';
import { useAudit } from './use-audit.ts';

/** What admins did, newest first. */
export function AuditScreen() {
  const audit = useAudit();
  const isAgain = audit.isReading && audit.entries !== null;
  return (
    <>
      <AdminPageHead
        title="Audit log"
        text="What admins changed, exported and had tried again. Nobody can edit it."
      >
        <Button compact loading={isAgain} onClick={audit.reload}>
          <Icon name="refresh" /> {isAgain ? 'Reading…' : 'Read again'}
        </Button>
      </AdminPageHead>
      <Entries audit={audit} />
    </>
  );
}

function Entries({ audit }: { audit: ReturnType<typeof useAudit> }) {
  const { entries, failure, isReading, reload, nextCursor, isGrowing, more } = audit;
  const list = useFirstNewRow(entries?.length ?? 0, nextCursor !== null);
  if (!entries) {
    return failure ? (
      <ReadFailure text="The audit log could not be read." busy={isReading} onRetry={reload} />
    ) : (
      <TabLoading />
    );
  }
  if (entries.length === 0) return <EmptyState text="No admin has changed anything yet." />;
  return (
    <div ref={list}>
      <AuditTable entries={entries} />
      {nextCursor ? <MoreRows busy={isGrowing} onMore={() => void more()} /> : null}
    </div>
  );
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <StackedTable label="Audit log table">
      <thead className="admin-unseen">
        <tr>
          <th scope="col">What</th>
          <th scope="col">About</th>
          <th scope="col">Details</th>
          <th scope="col">Who</th>
          <th scope="col" aria-sort="descending">
            When
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <strong>{actWords(entry)}</strong>
            </td>
            <td className="admin-cell-long admin-cell-wide" data-label="About">
              <About entry={entry} />
            </td>
            <td className="admin-cell-long admin-cell-wide" data-label="Details">
              {detailWords(entry)}
            </td>
            <td className="admin-cell-long" data-label="Who">
              {entry.admin_email}
            </td>
            <td className="admin-number" data-label="When">
              <ShownTime iso={entry.at} exact />
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

function About({ entry }: { entry: AuditEntry }) {
  const { name, id } = aboutWords(entry);
  const page = aboutPage(entry);
  return (
    <>
      {page && name ? (
        <Link className="text-link" to={page}>
          {name}
        </Link>
      ) : (
        name
      )}
      {id ? <span className="admin-id">{id}</span> : null}
    </>
  );
}
