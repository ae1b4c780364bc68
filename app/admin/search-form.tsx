import { Field } from '../ui/controls/field.tsx';
import type { useTableSearch } from './use-table-search.ts';

type SearchFormProps = {
  search: Pick<ReturnType<typeof useTableSearch>, 'typed' | 'refusal' | 'type' | 'submit'>;
  placeholder: string;
};

// Above what can be asked for, so that too long a text stays and is told.
const longestTyped = 1000;

/** What a table is searched for. */
export function SearchForm({ search, placeholder }: SearchFormProps) {
  const { typed, refusal, type, submit } = search;
  return (
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
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestTyped}
        error={refusal}
        onChange={(event) => type(event.target.value)}
      />
    </form>
  );
}
