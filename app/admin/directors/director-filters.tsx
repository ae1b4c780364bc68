import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { useDirectorSearch } from './use-director-search.ts';

const states = [
  ['true', 'In the directory'],
  ['false', 'Not in the directory'],
] as const;

// Above what can be asked for, so that too long a text stays and is told.
const longestTyped = 1000;

/** The search and the filter of the directors' table. */
export function DirectorFilters({ search }: { search: ReturnType<typeof useDirectorSearch> }) {
  const { asked, typed, refusal, type, submit, choose } = search;
  return (
    <search className="admin-filters directors-filters">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label="Search"
          type="search"
          value={typed}
          placeholder="Name, location, skill or e-mail"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestTyped}
          error={refusal}
          onChange={(event) => type(event.target.value)}
        />
      </form>
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
