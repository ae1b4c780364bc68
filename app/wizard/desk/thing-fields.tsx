import { Button } from '#app/ui/controls/button.tsx';
import type { ShotChoices } from '#domain/storyboard/shot-plan.ts';
import type { FieldsProps } from './camera-fields.tsx';
import { Select, SelectOrOwn } from './choices.tsx';
import { refName } from './names.ts';
import { AddPick, Pick } from './pick.tsx';
import { colours, stateWords, whereWords } from './words.ts';

const mostThings = 6;
type Thing = ShotChoices['props'][number];
const colourWords = Object.fromEntries([
  ['', 'Its own'],
  ...colours.map((colour) => [colour, colour.charAt(0).toUpperCase() + colour.slice(1)]),
]) as Record<string, string>;
const states = { '': 'As it is', ...stateWords };

/** What else is in the picture, in what state, and where. */
export function ThingFields({ chosen: { props }, choose }: FieldsProps) {
  const set = (at: number, thing: Thing) =>
    choose({ props: props.map((one, index) => (index === at ? thing : one)) });
  return (
    <section className="desk-part">
      <h3>Things</h3>
      {props.length === 0 ? <p className="muted">No things in this frame.</p> : null}
      {props.map((thing, at) => (
        <ThingCard
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same in all, and they keep their order
          key={at}
          thing={thing}
          onChange={(next) => set(at, next)}
          onRemove={() => choose({ props: props.toSpliced(at, 1) })}
        />
      ))}
      {props.length < mostThings ? (
        <AddPick
          kind="thing"
          label="A thing"
          text="Add a thing"
          chosen=""
          onChoose={(id) => choose({ props: [...props, { id, where: 'on-surface' }] })}
        />
      ) : null}
    </section>
  );
}

type ThingProps = { thing: Thing; onChange: (thing: Thing) => void; onRemove: () => void };

function ThingCard({ thing, onChange, onRemove }: ThingProps) {
  const name = refName('thing', thing.id);
  const { state, colour, ...bare } = thing;
  return (
    <fieldset className="desk-card">
      <legend className="desk-card-name">{name}</legend>
      <div className="desk-pair">
        <Pick
          kind="thing"
          label="It is"
          chosen={thing.id}
          name={name}
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
      <Button compact onClick={onRemove}>
        Take {name} out<span className="sr-only"> of the frame</span>
      </Button>
    </fieldset>
  );
}
