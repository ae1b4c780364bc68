import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { DirectoryQuery, SkillChip } from '#domain/directors/directory.ts';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { addressOf, toggled } from './directory-address.ts';

type SkillFiltersProps = { query: DirectoryQuery; onChoose: (skills: string[]) => void };

/** The quick filters: links, so that they work by themselves, each the way to its own opposite. */
export function SkillFilters({
  chips,
  query,
  onChoose,
}: SkillFiltersProps & { chips: SkillChip[] }) {
  return (
    <ul className="chips" aria-label="Quick skill filters">
      {chips.map(({ name, count }) => (
        <li key={name}>
          <FilterLink skill={name} query={query} onChoose={onChoose}>
            {name}{' '}
            <span className="chip-count">
              {count.toLocaleString('en-US')}
              <span className="sr-only">{count === 1 ? ' director' : ' directors'}</span>
            </span>
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}

/** The filters in force, each with the way to take it away. */
export function ChosenSkills({
  query,
  refusal,
  onChoose,
}: SkillFiltersProps & { refusal: string | undefined }) {
  if (query.skills.length === 0) return null;
  return (
    <div className="chosen-skills">
      <span className="muted" id="filtered-by-skills">
        Filtered by skills
      </span>
      <ul className="chips" aria-labelledby="filtered-by-skills">
        {query.skills.map((skill) => (
          <li key={skill}>
            <FilterLink skill={skill} query={query} onChoose={onChoose} label={`Remove ${skill}`}>
              <span className="chip-text">{skill}</span> <Icon name="close" />
            </FilterLink>
          </li>
        ))}
      </ul>
      <FieldError>{refusal}</FieldError>
    </div>
  );
}

type FilterLinkProps = SkillFiltersProps & {
  skill: string;
  /** Given where the link stands for taking the filter away and nothing else. */
  label?: string;
  children: React.ReactNode;
};

function FilterLink({ skill, query, onChoose, label, children }: FilterLinkProps) {
  const skills = toggled(query.skills, skill);
  const isOn = !label && query.skills.includes(skill);
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(skills);
  };
  return (
    <Link
      className="chip"
      to={addressOf({ ...query, skills })}
      onClick={choose}
      aria-label={label}
      aria-current={isOn ? 'true' : undefined}
      rel="nofollow"
    >
      {children}
    </Link>
  );
}
