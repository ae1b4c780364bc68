import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { type Lettering, mostLettering } from '#domain/storyboard/shot-plan.ts';
import { roleWords } from '#domain/storyboard/shot-words.ts';
import type { FieldsProps } from './camera-fields.tsx';
import { Select, Typed } from './choices.tsx';

const longestLine = 160;

/** What stands over the picture in letters. */
export function LetteringFields({ chosen: { lettering }, choose }: FieldsProps) {
  const set = (at: number, line: Lettering) =>
    choose({ lettering: lettering.map((one, index) => (index === at ? line : one)) });
  const drop = (at: number) => choose({ lettering: lettering.toSpliced(at, 1) });
  return (
    <section className="desk-part">
      <h3>Lettering</h3>
      {lettering.length > 1 ? (
        <p className="field-hint">
          A frame letters one line, a pack shot all of them; who pays stands apart.
        </p>
      ) : null}
      {lettering.map((line, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same in all, and they keep their order
          key={at}
          className="desk-card"
        >
          <legend className="sr-only">Line {at + 1}</legend>
          <div className="desk-line">
            <Typed
              label={`Line ${at + 1}`}
              value={line.text}
              max={longestLine}
              onText={(text) => (text.trim() ? set(at, { ...line, text: text.trim() }) : drop(at))}
            />
            <Select
              label="It is"
              words={roleWords}
              value={line.role}
              onChoose={(role) => set(at, { ...line, role })}
            />
          </div>
          <Button compact onClick={() => drop(at)}>
            Take line {at + 1} out
          </Button>
        </fieldset>
      ))}
      {lettering.length < mostLettering ? (
        <NewLine onAdd={(text) => choose({ lettering: [...lettering, { role: 'claim', text }] })} />
      ) : null}
    </section>
  );
}

function NewLine({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  const said = text.trim();
  const add = () => {
    if (!said) return;
    onAdd(said);
    setText('');
  };
  return (
    <div className="desk-who-other">
      <Field
        label="New line"
        value={text}
        maxLength={longestLine}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      />
      <Button compact unavailable={said === ''} onClick={add}>
        Add<span className="sr-only"> the line</span>
      </Button>
    </div>
  );
}
