import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { DirectoryPage, SkillChip } from '#domain/directors/directory.ts';
import { SiteHeader } from '../../ui/page/site-header.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { DirectorList } from './director-list.tsx';
import { addressOf } from './directory-address.ts';
import { type DirectoryData, forgetFacts, rememberFacts } from './directory-data.ts';
import { forgetGrown } from './grown-list.ts';
import { SearchForm } from './search-form.tsx';
import { ChosenSkills, SkillFilters } from './skill-filters.tsx';
import { useDirectorSync } from './use-director-sync.ts';
import { type DirectoryList, useDirectoryList } from './use-directory-list.ts';
import { useDirectorySearch } from './use-directory-search.ts';
import { useKeptPlace } from './use-kept-place.ts';

const nobody: DirectoryPage = { directors: [], total: 0, nextCursor: null };

/** The directory: search, filters, the count, the list. */
export function DirectoryScreen({ facts, asked, page }: DirectoryData) {
  const { key, search: inAddress } = useLocation();
  const { revalidate, state } = useRevalidator();
  const search = useDirectorySearch(asked);
  const place = `${key} ${inAddress}`;
  const list = useDirectoryList(page ?? nobody, asked.query, place);
  useEffect(() => rememberFacts(facts), [facts]);
  useKeptPlace(place, list.directors.length, list.grow);
  useDirectorSync(facts.syncedAt, () => {
    forgetFacts();
    forgetGrown();
    void revalidate();
  });
  const { directors } = list;
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page directors-page">
        <Opening isSampleHouse={directors.length > 0 && directors.every(({ sample }) => sample)} />
        <Controls
          chips={page?.chips ?? facts.chips}
          asked={asked}
          search={search}
          list={page ? list : null}
        />
        {page ? (
          <DirectorList query={asked.query} list={list} isPending={search.isPending} />
        ) : null}
        {page || asked.refused ? null : (
          <LoadFailure
            address={addressOf(asked.query, asked.cursor)}
            busy={state === 'loading' || search.isPending}
            onRetry={() => void revalidate()}
          />
        )}
      </main>
    </>
  );
}

function Opening({ isSampleHouse }: { isSampleHouse: boolean }) {
  return (
    <>
      <h1 className="heading-1 directory-title">Creative Directors</h1>
      <p className="muted directory-subtitle">
        World-Class AI creative directors curated by the provider
      </p>
      {isSampleHouse ? (
        <p className="directory-note">
          These are sample profiles: invented people, shown until our own directors are listed.
        </p>
      ) : null}
    </>
  );
}

type ControlsProps = Pick<DirectoryData, 'asked'> & {
  chips: SkillChip[];
  search: ReturnType<typeof useDirectorySearch>;
  /** Null while there is no list to count. */
  list: DirectoryList | null;
};

function Controls({ chips, asked, search, list }: ControlsProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const removeSkill = (skills: string[]) => {
    search.choose(skills);
    count.current?.focus(); // what was pressed is gone
  };
  return (
    <div className="directory-controls">
      <SearchForm
        query={asked.query}
        field={search.field}
        refusal={search.refusal}
        onType={search.onType}
        onSubmit={search.search}
      />
      <SkillFilters chips={chips} query={search.query} onChoose={search.choose} />
      <div className="directory-state">
        <ChosenSkills query={search.query} refusal={asked.refused?.skills} onChoose={removeSkill} />
        <p className="directory-count meta" role="status" tabIndex={-1} ref={count}>
          {list ? <Count shown={list.directors.length} total={list.total} /> : null}
          {list?.nextCursor ? (
            <>
              {' '}
              · <span>Scroll for more</span>
            </>
          ) : null}
        </p>
      </div>
    </div>
  );
}

function Count({ shown, total }: { shown: number; total: number }) {
  const [some, all] = [shown, total].map((number) => number.toLocaleString('en-US'));
  return <span>{`Showing ${some} of ${all} creative directors`}</span>;
}
