// What the lists of orders and of subscriptions have alike: what is asked, how it stands, what is more.
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { MoreRows } from '../more-rows.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { SearchForm } from '../search-form.tsx';
import { TabLoading } from '../tab-loading.tsx';
import { useFirstNewRow } from '../use-first-new-row.ts';
import { useTableSearch } from '../use-table-search.ts';
import { type AskedSales, salesAddress, salesParameters } from './sales-address.ts';
import type { useGrownList } from './use-grown-list.ts';

/** What is asked of the list in the address of the page. */
export function useSalesSearch<State extends string>(states: readonly State[]) {
  const { clearTo, ...search } = useTableSearch<AskedSales<State>>(salesAddress(states));
  return { ...search, clear: () => clearTo({ q: '', state: '' }) };
}

type SalesListProps<State extends string> = {
  search: ReturnType<typeof useSalesSearch<State>>;
  placeholder: string;
  states: Record<State, string>;
  list: Omit<ReturnType<typeof useGrownList>, 'rows'> & { rows: { id: string }[] | null };
  /** The address of the same rows as a file, where there is one. */
  file?: string;
  nothing: { title: string; text: string };
  children: ReactNode;
};

export function SalesList<State extends string>(props: SalesListProps<State>) {
  const { search, placeholder, states, list, file, children } = props;
  const { asked, choose } = search;
  const place = useFirstNewRow(list.rows?.length ?? 0, list.hasMore);
  return (
    <div ref={place}>
      <search className="admin-filters sales-filters">
        <SearchForm search={search} placeholder={placeholder} />
        <SelectField
          label="State"
          name="state"
          value={asked.state}
          options={Object.entries<string>(states)}
          openText="All"
          optional={false}
          onChoose={(state) => choose({ ...asked, state: state as State | '' })}
        />
      </search>
      <div className="admin-list-state">
        <p role="status">{stateWords(list, salesParameters(asked).size > 0)}</p>
        {file && list.rows && list.rows.length > 0 ? (
          <a
            href={`${file}${withMark(salesParameters(asked))}`}
            download
            className={buttonClass({ compact: true })}
          >
            <Icon name="download" /> Export CSV
          </a>
        ) : null}
      </div>
      <Rows {...props}>{children}</Rows>
      {list.rows && list.hasMore ? <MoreRows busy={list.isGrowing} onMore={list.grow} /> : null}
    </div>
  );
}

const withMark = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');

function stateWords(
  { rows, total }: Pick<SalesListProps<string>['list'], 'rows' | 'total'>,
  isAsking: boolean,
): string {
  if (!rows || rows.length === 0) return '';
  const all = total.toLocaleString('en-US');
  if (rows.length < total) return `${rows.length.toLocaleString('en-US')} of ${all}`;
  return isAsking ? `${all} found` : `${all} in all`;
}

function Rows<State extends string>({ search, list, nothing, children }: SalesListProps<State>) {
  if (list.hasFailed) {
    return (
      <ReadFailure text="The list could not be read." busy={list.isReading} onRetry={list.reload} />
    );
  }
  if (!list.rows) return <TabLoading />;
  if (list.rows.length > 0) return children;
  if (salesParameters(search.asked).size === 0) return <EmptyState {...nothing} />;
  return (
    <EmptyState
      title="Nothing found"
      text="Nothing matches this search."
      action={<Button onClick={search.clear}>Clear the search</Button>}
    />
  );
}
