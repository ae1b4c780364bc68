import { useId } from 'react';
import { type DirectorField, directorLabels } from '#domain/admin/directors.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { isList } from './director-form.ts';
import type { DirectorEdit } from './use-director-edit.ts';

const groups: readonly (readonly [string, readonly DirectorField[]])[] = [
  ['Who', ['name', 'location', 'availability_status']],
  [
    'Prices: the rate is for the house alone, clients read ‘From’ and the minimum',
    ['hourly_rate', 'project_minimum'],
  ],
  ['Contact, for the house alone', ['contact_email', 'contact_phone']],
  ['Rating', ['rating', 'review_count']],
  ['Profile', ['bio', 'skills', 'tools', 'categories']],
  [
    'Portrait and reel',
    ['profile_image', 'website_url', 'video_reel_url', 'video_reel_duration', 'video_reel_poster'],
  ],
];
const hints: Partial<Record<DirectorField, string>> = {
  location: 'As in Los Angeles, CA',
  availability_status: '“available”; anything else means busy.',
  hourly_rate: 'Whole US dollars',
  project_minimum: 'Whole US dollars',
  rating: '0 to 5; empty for none',
  skills: 'One a line',
  tools: 'One a line',
  categories: 'One a line',
  profile_image: 'https; the site shows its own copy.',
  video_reel_url: 'YouTube, Vimeo, Loom or Wistia',
  video_reel_duration: 'As in 2:14',
  video_reel_poster: 'https, wide; the site shows its own copy.',
};
const wide: readonly DirectorField[] = ['name', 'bio'];
const numbers: readonly DirectorField[] = ['hourly_rate', 'project_minimum', 'review_count'];

/** Everything the house may say of a director, in groups. */
export function DirectorFields({ edit }: { edit: DirectorEdit }) {
  return groups.map(([title, fields]) => (
    <fieldset key={title}>
      <legend className="legend">{title}</legend>
      {fields.map((field) => (
        <Cell key={field} edit={edit} field={field} />
      ))}
    </fieldset>
  ));
}

function Cell({ edit, field }: { edit: DirectorEdit; field: DirectorField }) {
  const { base, texts, errors, released, type, release } = edit;
  const isOurs = base?.house_fields.includes(field) ?? false;
  const isReleased = released.includes(field);
  const noteId = useId();
  const shared = {
    name: field,
    label: directorLabels[field],
    value: texts[field],
    error: errors[field],
    autoComplete: 'off',
    hint: hints[field],
    ...(isOurs ? { 'aria-describedby': noteId } : {}),
    onChange: ({ target }: { target: { value: string } }) => type(field, target.value),
  };
  const isLong = field === 'bio' || isList(field);
  return (
    <div className={wide.includes(field) ? 'director-cell director-wide' : 'director-cell'}>
      {isLong ? (
        <Field {...shared} multiline rows={field === 'bio' ? 5 : 4} />
      ) : (
        <Field {...shared} inputMode={numbers.includes(field) ? 'numeric' : undefined} />
      )}
      {isOurs ? (
        <>
          <span className="field-hint" id={noteId}>
            {isReleased
              ? 'The feed decides again once this is saved.'
              : 'Written by the house; the feed leaves it alone.'}
          </span>
          <Button variant="ghost" compact onClick={() => release(field, !isReleased)}>
            {isReleased ? 'Keep it ours' : 'Give back to the feed'}
            <span className="sr-only"> ({directorLabels[field]})</span>
          </Button>
        </>
      ) : null}
    </div>
  );
}
