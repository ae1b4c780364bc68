import { Field } from '#app/ui/controls/field.tsx';
import { type FurtherPerson, leadId } from '#domain/cast/cast-sheet.ts';
import { changedPerson, isPersonLocked, type PersonChange } from '#domain/cast/change-cast.ts';
import type { DrawnPerson } from '#domain/functions/draw-cast.ts';
import { type AskedQuestion, askedOf } from '#domain/wizard/questions.ts';
import { AskedControl } from '../overlay/asked-field.tsx';
import { useFieldErrors } from '../overlay/use-field-errors.ts';
import type { Wizard } from '../use-wizard.ts';
import { ClothesFields } from './clothes-fields.tsx';

type PersonFieldsProps = {
  wizard: Wizard;
  /** Undefined for the character that step 7 asks for. */
  person: FurtherPerson | undefined;
  drawn: DrawnPerson | undefined;
};

/** Who somebody is, how they look and what they wear; of who is locked nothing can be changed. */
export function PersonFields({ wizard, person, drawn }: PersonFieldsProps) {
  const { draft, dispatch } = wizard;
  const id = person?.id ?? leadId;
  const isLocked = isPersonLocked(draft.answers.cast, id);
  const change = (part: PersonChange) => {
    const cast = changedPerson(draft.answers.cast, id, part);
    dispatch({ type: 'answered', answers: { cast } });
  };
  return (
    <fieldset className="cast-fields" disabled={isLocked}>
      <legend className="sr-only">Looks and clothes</legend>
      {isLocked ? <p className="muted">Unlock them to change something.</p> : null}
      {person ? <FurtherFields person={person} change={change} /> : <LeadFields wizard={wizard} />}
      <ClothesFields
        wears={drawn?.wears ?? []}
        said={drawn?.said ?? []}
        stays={drawn?.stays}
        onWears={(wears) => change({ wears })}
      />
    </fieldset>
  );
}

// The character's own answers, as step 7 asks them.
function LeadFields({ wizard }: { wizard: Wizard }) {
  const { draft, dispatch } = wizard;
  const errors = useFieldErrors(wizard);
  const field = (asked: AskedQuestion) => (
    <AskedControl
      key={asked.name}
      asked={asked}
      group={`cast ${asked.name}`}
      value={String(draft.answers[asked.name])}
      error={errors[asked.name]}
      onAnswer={(said) => dispatch({ type: 'answered', answers: { [asked.name]: said } })}
    />
  );
  return <>{askedOf('person').map(field)}</>;
}

type FurtherProps = { person: FurtherPerson; change: (part: PersonChange) => void };

const looks = askedOf('person').filter(({ as }) => as === 'radios');

function FurtherFields({ person, change }: FurtherProps) {
  const field = (asked: AskedQuestion) => {
    const name = asked.name as keyof PersonChange;
    return (
      <AskedControl
        key={name}
        asked={asked}
        group={`${person.id} ${name}`}
        value={String(person[name] ?? '')}
        error={undefined}
        onAnswer={(said) => change({ [name]: said || undefined })}
      />
    );
  };
  return (
    <>
      <Field
        label="Name"
        value={person.name}
        maxLength={80}
        autoComplete="off"
        hint="A row that names them shows them."
        onChange={(event) => change({ name: event.target.value })}
      />
      <Field
        label="Who they are"
        value={person.role}
        maxLength={40}
        autoComplete="off"
        hint="For example: neighbour, her father, the postman"
        onChange={(event) => change({ role: event.target.value })}
      />
      {looks.map(field)}
    </>
  );
}
