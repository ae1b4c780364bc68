import { type RefObject, useId } from 'react';
import type { DirectoryQuery } from '#domain/directors/directory.ts';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { directoryPath } from './directory-address.ts';

type SearchFormProps = {
  query: DirectoryQuery;
  field: RefObject<HTMLInputElement | null>;
  /** Why the text cannot be searched for. */
  refusal: string | undefined;
  onType: () => void;
  onSubmit: () => void;
};

// Above what can be asked for, so that too long a text stays and is told; below what an address holds.
const longestTyped = 1000;

/** The search; without JavaScript a form that keeps the chosen skills. */
export function SearchForm({ query, field, refusal, onType, onSubmit }: SearchFormProps) {
  const id = useId();
  const refusalId = refusal ? `${id}-refusal` : undefined;
  return (
    <search>
      <form
        action={directoryPath}
        className="directory-search"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <label className="sr-only" htmlFor={id}>
          Search directors
        </label>
        <div className="directory-search-box">
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="11" cy="11" r="6.5" />
            <path d="M16 16l5 5" />
          </svg>
          <input
            ref={field}
            id={id}
            className="input"
            type="search"
            name="q"
            defaultValue={query.q}
            placeholder="Search by name, location, or skills..."
            autoComplete="off"
            enterKeyHint="search"
            maxLength={longestTyped}
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusalId}
            onChange={onType}
            suppressHydrationWarning // the visitor may have typed already
          />
          <button type="submit" className="button directory-search-button">
            Search
          </button>
        </div>
        <FieldError id={refusalId}>{refusal}</FieldError>
        {query.skills.map((skill) => (
          <input key={skill} type="hidden" name="skills" value={skill} />
        ))}
      </form>
    </search>
  );
}
