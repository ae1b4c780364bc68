import { SelectField } from '../../ui/controls/select-field.tsx';
import { SearchForm } from '../search-form.tsx';
import type { useDirectorSearch } from './use-director-search.ts';

const states = [
  ['true', 'In the directory'],
  ['false', 'Not in the directory'],
] as const;

/** The search and the filter of the directors' table. */
export function DirectorFilters({ search }: { search: ReturnType<typeof useDirectorSearch> }) {
  const { asked, choose } = search;
  return (
    <search className="admin-filters directors-filters">
      <SearchForm search={search} placeholder="Name, location, skill or email" />
      <SelectField
        label="Shown to visitors"
        name="active"
        value={asked.active}
        options={states}
        openText="All"
        optional={false}
        onChoose={(active) => choose({ active: active as typeof asked.active })}
      />
    </search>
  );
}
