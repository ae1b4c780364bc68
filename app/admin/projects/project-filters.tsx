import { SelectField } from '../../ui/controls/select-field.tsx';
import { SearchForm } from '../search-form.tsx';
import type { useProjectSearch } from './use-project-search.ts';

const kinds = [
  ['project', 'Projects'],
  ['submission', 'Submissions'],
] as const;
const statuses = [
  ['pipeline', 'Pipeline'],
  ['greenlit', 'Greenlit'],
] as const;

/** The search, the source and the status of the projects' table. */
export function ProjectFilters({ search }: { search: ReturnType<typeof useProjectSearch> }) {
  const { asked, choose } = search;
  return (
    <search className="admin-filters">
      <SearchForm search={search} placeholder="Project, product, client or e-mail" />
      <SelectField
        label="Source"
        name="kind"
        value={asked.kind}
        options={kinds}
        openText="All"
        optional={false}
        onChoose={(kind) => choose({ kind: kind as typeof asked.kind })}
      />
      <SelectField
        label="Status"
        name="status"
        value={asked.status}
        options={statuses}
        openText="All"
        optional={false}
        onChoose={(status) => choose({ status: status as typeof asked.status })}
      />
    </search>
  );
}
