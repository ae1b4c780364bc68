import { useEffect, useRef, useState } from 'react';
import type { AdminDirector, AdminDirectorPage } from '#domain/admin/directors.ts';
import { exportDirectors, listDirectors } from '#domain/contract/admin-director-routes.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { useDashboardPlace } from '../dashboard-place.ts';
import { ReadFailure } from '../read-failure.tsx';
import { TabLoading } from '../tab-loading.tsx';
import { useNews } from '../use-news.ts';
import { useRead } from '../use-read.ts';
import { type Asked, parametersOf } from './director-address.ts';
import { DirectorDialog } from './director-dialog.tsx';
import { DirectorFilters } from './director-filters.tsx';
import { DirectorTable } from './director-table.tsx';
import { counted } from './director-words.ts';
import './directors-tab.css';
import './director-dialogs.css';
import { FeedPanel } from './feed-panel.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { TablePages } from './table-pages.tsx';
import { useDirectorSearch } from './use-director-search.ts';

type Opened = { kind: 'new' } | { kind: 'import' } | { kind: 'edit'; director: AdminDirector };

/** The house's creative directors, as a table to search, sort, edit and fill. */
export function DirectorsTab() {
  const search = useDirectorSearch();
  const { asked } = search;
  const { answer, failure, isReading, reload } = useRead(parametersOf(asked).toString(), (signal) =>
    call(listDirectors, { query: parametersOf(asked) }, { signal }),
  );
  const { opened, open, close } = useOpened();
  // While another list is read the earlier stays to be seen.
  const kept = useRef<AdminDirectorPage | null>(null);
  if (answer) kept.current = answer;
  const page = answer ?? (failure ? null : kept.current);
  useNews(['directors'], reload);
  useDashboardPlace();
  return (
    <div>
      <DirectorFilters search={search} />
      <div className="admin-list-state">
        <p role="status">{page ? counted(page.total, 'director') : ''}</p>
        <Actions onOpen={open} />
      </div>
      {page ? (
        <Rows
          page={page}
          search={search}
          busy={!answer}
          onOpen={(director) => open({ kind: 'edit', director })}
        />
      ) : failure ? (
        <ReadFailure text="The directors could not be read." busy={isReading} onRetry={reload} />
      ) : (
        <TabLoading rows={8} />
      )}
      <FeedPanel />
      {opened?.kind === 'import' ? <ImportDialog onClose={close} onImported={reload} /> : null}
      {opened?.kind === 'new' ? (
        <DirectorDialog director={null} onClose={close} onChanged={reload} />
      ) : null}
      {opened?.kind === 'edit' ? (
        <DirectorDialog director={opened.director} onClose={close} onChanged={reload} />
      ) : null}
    </div>
  );
}

// What is opened is made anew each time, and a dialog that is gone gives no focus back.
function useOpened() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (opened || !opener.current) return;
    const to = opener.current.isConnected ? opener.current : document.getElementById('main');
    to?.focus();
    opener.current = null;
  }, [opened]);
  return {
    opened,
    open(next: Opened) {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
      setOpened(next);
    },
    close: () => setOpened(null),
  };
}

function Actions({ onOpen }: { onOpen: (opened: Opened) => void }) {
  return (
    <div className="directors-actions">
      <Button compact onClick={() => onOpen({ kind: 'import' })}>
        Import CSV
      </Button>
      <a href={exportDirectors.path} download className={buttonClass({ compact: true })}>
        <Icon name="download" /> Export CSV
      </a>
      <Button compact variant="primary" onClick={() => onOpen({ kind: 'new' })}>
        <Icon name="plus" /> New director
      </Button>
    </div>
  );
}

type RowsProps = {
  page: AdminDirectorPage;
  search: ReturnType<typeof useDirectorSearch>;
  busy: boolean;
  onOpen: (director: AdminDirector) => void;
};

function Rows({ page: { directors, total }, search, busy, onOpen }: RowsProps) {
  const { asked, sort, choose, clear } = search;
  const place = useRef<HTMLDivElement>(null);
  // A page is read from its beginning.
  const turn = (to: number) => {
    choose({ page: to });
    const table = place.current?.querySelector<HTMLElement>('.admin-table-region');
    table?.scrollIntoView();
    table?.focus({ preventScroll: true });
  };
  if (total === 0) return <NoRows asked={asked} onClear={clear} />;
  return (
    <div ref={place}>
      <DirectorTable
        directors={directors}
        asked={asked}
        busy={busy}
        onSort={sort}
        onOpen={onOpen}
      />
      <TablePages page={asked.page} total={total} onTurn={turn} />
    </div>
  );
}

function NoRows({ asked, onClear }: { asked: Asked; onClear: () => void }) {
  if (asked.q === '' && asked.active === '') {
    return (
      <EmptyState
        title="No directors yet"
        text="They come from the feed, from a CSV file, or one by one with “New director”."
      />
    );
  }
  return (
    <EmptyState
      title="Nobody found"
      text="No director matches this search."
      action={<Button onClick={onClear}>Clear the search</Button>}
    />
  );
}
