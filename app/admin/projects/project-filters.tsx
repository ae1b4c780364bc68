import { useId } from 'react';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { Asked } from './project-address.ts';

type ProjectFiltersProps = {
  asked: Asked;
  typed: string;
  /** Why the text cannot be searched for. */
  refusal: string | undefined;
  onType: (text: string) => void;
  onSubmit: () => void;
  onChoose: (choice: Partial<Asked>) => void;
};

const kinds = [
  ['project', 'Projects'],
  ['submission', 'Submissions'],
] as const;
const statuses = [
  ['pipeline', 'Pipeline'],
  ['greenlit', 'Greenlit'],
] as const;

// Above what can be asked for, so that too long a text stays and is told.
const longestTyped = 1000;

/** The search, the source and the status of the projects' table. */
export function ProjectFilters(props: ProjectFiltersProps) {
  const { asked, typed, refusal, onType, onSubmit, onChoose } = props;
  const id = useId();
  return (
    <search className="admin-filters">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Field
          id={id}
          label="Search"
          type="search"
          value={typed}
          placeholder="Project, product, client or e-mail"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestTyped}
          error={refusal}
          onChange={(event) => onType(event.target.value)}
        />
      </form>
      <SelectField
        label="Source"
        name="kind"
        value={asked.kind}
        options={kinds}
        openText="All"
        optional={false}
        onChoose={(kind) => onChoose({ kind: kind as Asked['kind'] })}
      />
      <SelectField
        label="Status"
        name="status"
        value={asked.status}
        options={statuses}
        openText="All"
        optional={false}
        onChoose={(status) => onChoose({ status: status as Asked['status'] })}
      />
    </search>
  );
}
