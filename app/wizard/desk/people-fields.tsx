import { Button } from '#app/ui/controls/button.tsx';
import { RemovableChip } from '#app/ui/controls/chip.tsx';
import type { CastMember, ShotPerson } from '#domain/storyboard/shot-plan.ts';
import type { FieldsProps } from './camera-fields.tsx';
import { Select } from './choices.tsx';
import { personName, refName } from './names.ts';
import { AddPick, Pick } from './pick.tsx';
import { WhoField } from './who-field.tsx';
import { moodWords } from './words.ts';

const mostPeople = 6;
const mostClothes = 8;
type PeopleProps = FieldsProps & { cast: readonly CastMember[]; hero: string };

/** Who is seen, doing what, in what clothes, with what in hand. */
export function PeopleFields({ chosen: { people }, choose, cast, hero }: PeopleProps) {
  const set = (at: number, person: ShotPerson) =>
    choose({ people: people.map((one, index) => (index === at ? person : one)) });
  return (
    <section className="desk-part">
      <h3>People</h3>
      {people.length === 0 ? <p className="muted">Nobody is named in this frame.</p> : null}
      {people.map((person, at) => (
        <Person
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same in all, and they keep their order
          key={at}
          person={person}
          name={personName(person.who, cast, hero)}
          onChange={(next) => set(at, next)}
          onRemove={() => choose({ people: people.toSpliced(at, 1) })}
        />
      ))}
      {people.length < mostPeople ? (
        <WhoField
          cast={cast}
          hero={hero}
          taken={people.map(({ who }) => who)}
          onAdd={(who) => choose({ people: [...people, { who, pose: 'stand', mood: 'neutral' }] })}
        />
      ) : null}
    </section>
  );
}

type PersonProps = {
  person: ShotPerson;
  name: string;
  onChange: (person: ShotPerson) => void;
  onRemove: () => void;
};

function Person({ person, name, onChange, onRemove }: PersonProps) {
  const { action: _, ...still } = person;
  const { holds, ...empty } = person;
  return (
    <fieldset className="desk-card">
      <legend className="desk-card-name">{name}</legend>
      <div className="desk-pair">
        <Pick
          kind="pose"
          label="Does"
          chosen={person.pose}
          name={person.action ? refName('pose', person.action) : refName('pose', person.pose)}
          onChoose={(pose) => onChange({ ...still, pose })}
        />
        <Select
          label="Looks"
          words={moodWords}
          value={person.mood}
          onChoose={(mood) => onChange({ ...person, mood })}
        />
      </div>
      <Pick
        kind="thing"
        label="Holds"
        chosen={holds ?? ''}
        name={holds ? refName('thing', holds) : 'nothing'}
        usual={[
          { id: '', name: 'nothing' },
          { id: 'product', name: 'the product' },
        ]}
        onChoose={(ref) => onChange(ref === '' ? empty : { ...person, holds: ref })}
      />
      <Clothes person={person} onChange={onChange} />
      <Button compact onClick={onRemove}>
        Take {name} out<span className="sr-only"> of the frame</span>
      </Button>
    </fieldset>
  );
}

function Clothes({ person, onChange }: Pick<PersonProps, 'person' | 'onChange'>) {
  const { wears = [], ...bare } = person;
  const wear = (clothes: string[]) =>
    onChange(clothes.length > 0 ? { ...bare, wears: clothes } : bare);
  return (
    <div className="field">
      <span className="field-label">Wears</span>
      {wears.length === 0 ? (
        <p className="field-hint">What they wear in the whole film.</p>
      ) : (
        <div className="chips">
          {wears.map((ref, at) => (
            <RemovableChip
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be worn twice
              key={at}
              label={refName('clothes', ref)}
              onRemove={() => wear(wears.toSpliced(at, 1))}
            />
          ))}
        </div>
      )}
      {wears.length < mostClothes ? (
        <AddPick
          kind="clothes"
          label="Clothes"
          text={wears.length === 0 ? 'Dress for this frame' : 'Add clothes'}
          chosen=""
          onChoose={(ref) => wear([...wears, ref])}
        />
      ) : null}
    </div>
  );
}
