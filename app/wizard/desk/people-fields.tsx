import { RemovableChip } from '#app/ui/controls/chip.tsx';
import { withNobody, withSomebody } from '#domain/storyboard/choose-view.ts';
import { personName, refName } from '#domain/storyboard/ref-names.ts';
import type { CastMember, ShotPerson } from '#domain/storyboard/shot-plan.ts';
import { moodWords } from '#domain/storyboard/shot-words.ts';
import type { FieldsProps } from './camera-fields.tsx';
import { CardList } from './card-list.tsx';
import { Select } from './choices.tsx';
import { AddPick, Pick } from './pick.tsx';
import { MotionField, StagingFields } from './staging-fields.tsx';
import { WhoField } from './who-field.tsx';

const mostPeople = 6;
const mostClothes = 8;
type PeopleProps = FieldsProps & { cast: readonly CastMember[]; hero: string };

/** Who is seen, doing what, in what clothes, with what in hand. */
export function PeopleFields({ chosen, choose, cast, hero }: PeopleProps) {
  const { people } = chosen;
  return (
    <CardList
      heading="People"
      nothing="Nobody is named in this frame."
      items={people}
      most={mostPeople}
      nameOf={({ who }) => personName(who, cast, hero)}
      fields={(person, change) => <Person person={person} onChange={change} />}
      adding={
        <WhoField
          cast={cast}
          hero={hero}
          taken={people.map(({ who }) => who)}
          onAdd={(who) => choose(withSomebody(chosen, { who, pose: 'stand', mood: 'neutral' }))}
        />
      }
      onItems={(next) => choose(next.length > 0 ? { people: next } : withNobody(chosen))}
    />
  );
}

type PersonProps = { person: ShotPerson; onChange: (person: ShotPerson) => void };

function Person({ person, onChange }: PersonProps) {
  const { action: _, ...still } = person;
  const { holds, holding = {}, ...empty } = person;
  return (
    <>
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
        <MotionField
          motion={person.motion}
          onChange={(motion) => onChange({ ...person, motion })}
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
        onChoose={(ref) => onChange(ref === '' ? empty : { ...empty, holds: ref })}
      />
      {holds && holds !== 'product' ? (
        <StagingFields
          of={holding}
          onChange={({ count, motion }) =>
            onChange({ ...person, holding: count || motion ? { count, motion } : undefined })
          }
        />
      ) : null}
      <Clothes person={person} onChange={onChange} />
    </>
  );
}

function Clothes({ person, onChange }: PersonProps) {
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
