import { pipelineStages, projectSorts } from '#domain/admin/pipeline.ts';
import { sortChoices, stageChoices, unsorted } from '#domain/admin/stage-words.ts';
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

type FiltersProps = {
  search: ReturnType<typeof useProjectSearch>;
  assignees: readonly (readonly [id: string, name: string])[];
};

/** What the projects' table is asked for, and in which order. */
export function ProjectFilters({ search, assignees }: FiltersProps) {
  const { asked, choose } = search;
  const select = { openText: 'All', optional: false } as const;
  return (
    <search className="admin-filters admin-filters-many">
      <SearchForm search={search} placeholder="Project, product, client or email" />
      <SelectField
        {...select}
        label="Source"
        name="kind"
        value={asked.kind}
        options={kinds}
        onChoose={(kind) => choose({ kind: kind as typeof asked.kind })}
      />
      <SelectField
        {...select}
        label="Status"
        name="status"
        value={asked.status}
        options={statuses}
        onChoose={(status) => choose({ status: status as typeof asked.status })}
      />
      <SelectField
        {...select}
        label="Stage"
        name="stage"
        value={asked.stage}
        options={stageChoices}
        onChoose={(stage) => choose({ stage: pipelineStages.find((one) => one === stage) ?? '' })}
      />
      <SelectField
        {...select}
        label="Assigned to"
        name="assignee"
        value={asked.assignee}
        options={[...assignees, ['nobody', 'Nobody']]}
        onChoose={(assignee) => choose({ assignee })}
      />
      <SelectField
        {...select}
        label="Sorted by"
        name="sort"
        value={asked.sort}
        options={sortChoices}
        openText={unsorted}
        onChoose={(sort) => choose({ sort: projectSorts.find((one) => one === sort) ?? '' })}
      />
    </search>
  );
}
