import { refName } from '#domain/storyboard/ref-names.ts';
import type { ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { colours, stateWords, whereWords } from '#domain/storyboard/shot-words.ts';
import type { FieldsProps } from './camera-fields.tsx';
import { CardList } from './card-list.tsx';
import { Select, SelectOrOwn } from './choices.tsx';
import { AddPick, Pick } from './pick.tsx';
import { StagingFields } from './staging-fields.tsx';

const mostThings = 6;
type Thing = ShotChoices['props'][number];
const colourWords = Object.fromEntries([
  ['', 'Its own'],
  ...colours.map((colour) => [colour, colour.charAt(0).toUpperCase() + colour.slice(1)]),
]) as Record<string, string>;
const states = { '': 'As it is', ...stateWords };

/** What else is in the picture, in what state, where, how many of it, and which way it moves. */
export function ThingFields({ chosen: { props, product }, choose }: FieldsProps) {
  return (
    <CardList
      heading="Things"
      nothing="No things in this frame."
      items={props}
      most={mostThings}
      nameOf={({ id }) => refName('thing', id)}
      fields={(thing, change) => (
        <>
          <ThingLook thing={thing} onChange={change} />
          <StagingFields
            of={thing}
            onChange={(staging) => change({ ...thing, ...staging })}
            others={[
              ...props
                .filter(({ id, where }) => id !== thing.id && where !== 'in-hand')
                .map(({ id }) => ({ ref: id, name: refName('thing', id) })),
              ...(product ? [{ ref: 'product', name: refName('thing', 'product') }] : []),
            ]}
          />
        </>
      )}
      adding={
        <AddPick
          kind="thing"
          label="A thing"
          text="Add a thing"
          chosen=""
          onChoose={(id) => choose({ props: [...props, { id, where: 'on-surface' }] })}
        />
      }
      onItems={(next) => choose({ props: next })}
    />
  );
}

type ThingProps = { thing: Thing; onChange: (thing: Thing) => void };

function ThingLook({ thing, onChange }: ThingProps) {
  const { state, colour, ...bare } = thing;
  return (
    <div className="desk-pair">
      <Pick
        kind="thing"
        label="It is"
        chosen={thing.id}
        name={refName('thing', thing.id)}
        onChoose={(id) => onChange({ ...thing, id })}
      />
      <SelectOrOwn
        label="Where"
        words={whereWords}
        value={thing.where}
        onChoose={(where) => onChange({ ...thing, where })}
      />
      <SelectOrOwn
        label="State"
        words={states}
        value={state ?? ''}
        onChoose={(next) =>
          onChange({ ...bare, ...(colour ? { colour } : {}), ...(next ? { state: next } : {}) })
        }
      />
      <Select
        label="Colour"
        words={colourWords}
        value={colour ?? ''}
        onChoose={(next) =>
          onChange({ ...bare, ...(state ? { state } : {}), ...(next ? { colour: next } : {}) })
        }
      />
    </div>
  );
}
