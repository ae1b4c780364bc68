import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { useDashboardPlace } from '../dashboard-place.ts';
import { MoreRows } from '../more-rows.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { TabLoading } from '../tab-loading.tsx';
import { focusRow, useFirstNewRow } from '../use-first-new-row.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { ExportLinks } from './export-links.tsx';
import { BulkBar } from './pipeline/bulk-bar.tsx';
import { useAssignees } from './pipeline/use-assignees.ts';
import { type Selection, useSelection } from './pipeline/use-selection.ts';
import { type Asked, type ProjectKey, parametersOf } from './project-address.ts';
import { ProjectFilters } from './project-filters.tsx';
import { ProjectTable } from './project-table.tsx';
import { useOpenedProject } from './use-opened-project.ts';
import { useProjectSearch } from './use-project-search.ts';
import { useProjectTable } from './use-project-table.ts';
import './pipeline/pipeline.css';

// Below the fixed header.
const headerPx = 64;

/** Members' projects and guests' submissions: to search, to read in full, to save as tables. */
export function ProjectsTab() {
  const start = useRef<HTMLDivElement>(null);
  const search = useProjectSearch();
  const { asked, clear } = search;
  const { opened, open, close } = useOpenedProject();
  const isAtTop = () =>
    opened === null && (start.current?.getBoundingClientRect().top ?? 0) >= headerPx;
  const table = useProjectTable(asked, isAtTop);
  const isAsking = parametersOf({ ...asked, sort: '' }).size > 0;
  const selection = useSelection(table.page?.rows ?? []);
  const assignees = useAssignees();
  const list = useFirstNewRow(table.page?.rows.length ?? 0, Boolean(table.page?.nextCursor));
  useDashboardPlace();
  const showNewer = () => {
    flushSync(table.showNewer);
    start.current?.scrollIntoView();
    focusRow(list.current, 0);
  };
  return (
    <div className="admin-projects" ref={list}>
      <ProjectFilters search={search} assignees={assignees} />
      <div className="admin-list-state" ref={start}>
        <p role="status">{stateWords(table, isAsking)}</p>
        <ExportLinks asked={asked} isEmpty={table.page?.rows.length === 0} />
      </div>
      <BulkBar
        selected={selection.selected}
        assignees={assignees}
        news={<NewRows count={table.newCount} onShow={showNewer} />}
        onClear={selection.clear}
        onChanged={() => void table.renew(true)}
      />
      <Rows
        table={table}
        selection={selection}
        sort={asked.sort}
        onOpen={open}
        onClear={isAsking ? clear : undefined}
      />
      <DetailsDialog project={opened} onClose={close} />
    </div>
  );
}

type Table = ReturnType<typeof useProjectTable>;

function stateWords({ page, hasFailed }: Table, isAsking: boolean): string {
  if (hasFailed || !page) return '';
  const total = page.total.toLocaleString('en-US');
  if (page.rows.length === 0) return '';
  if (page.rows.length < page.total) {
    return `${page.rows.length.toLocaleString('en-US')} of ${total}`;
  }
  return isAsking ? `${total} found` : `${total} in all`;
}

function NewRows({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className="admin-new-rows" role="status">
      {count > 0 ? (
        <Button compact onClick={onShow}>
          {count} new
        </Button>
      ) : null}
    </div>
  );
}

type RowsProps = {
  table: Table;
  selection: Selection;
  sort: Asked['sort'];
  onOpen: (project: ProjectKey) => void;
  onClear: (() => void) | undefined;
};

const sortedBy = {
  '': 'Created',
  newest: 'Created',
  oldest: 'Created',
  name: 'Project',
  budget: 'Budget',
  stage: 'Stage',
} as const;

function Rows({ table, selection, sort, onOpen, onClear }: RowsProps) {
  const { page, isReading, hasFailed, isGrowing, more, retry } = table;
  if (hasFailed) {
    return <ReadFailure text="The projects could not be read." busy={isReading} onRetry={retry} />;
  }
  if (!page) return <TabLoading />;
  if (page.rows.length === 0) return <NoRows onClear={onClear} />;
  return (
    <>
      <ProjectTable
        rows={page.rows}
        busy={isReading}
        selection={selection}
        sortedBy={sortedBy[sort]}
        onOpen={onOpen}
      />
      {page.nextCursor ? <MoreRows busy={isGrowing} onMore={() => void more()} /> : null}
    </>
  );
}

function NoRows({ onClear }: Pick<RowsProps, 'onClear'>) {
  if (!onClear) {
    return (
      <EmptyState
        title="No projects yet"
        text="Members' projects and guests' packages appear here by themselves."
      />
    );
  }
  return (
    <EmptyState
      title="Nothing found"
      text="No project matches this search."
      action={<Button onClick={onClear}>Clear the search</Button>}
    />
  );
}
