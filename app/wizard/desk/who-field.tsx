import { useId, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { oneLine } from '#domain/one-line.ts';
import { personName } from '#domain/storyboard/ref-names.ts';
import type { CastMember } from '#domain/storyboard/shot-plan.ts';

type WhoProps = {
  cast: readonly CastMember[];
  hero: string;
  taken: readonly string[];
  onAdd: (who: string) => void;
};

/** Adds somebody: of the cast by a press, anybody else by what they are to the film. */
export function WhoField({ cast, hero, taken, onAdd }: WhoProps) {
  const [role, setRole] = useState('');
  const hint = useId();
  const members = cast.length > 0 ? cast.map(({ id }) => id) : ['cast'];
  const said = oneLine(role);
  const add = () => {
    if (!said) return;
    onAdd(`other:${said}`);
    setRole('');
  };
  return (
    <div className="desk-who">
      {members
        .filter((id) => !taken.includes(id))
        .map((id) => (
          <Button key={id} compact onClick={() => onAdd(id)}>
            Add {personName(id, cast, hero)}
          </Button>
        ))}
      <div className="desk-who-other">
        <Field
          label="Somebody else"
          placeholder="a neighbour, a child, a nurse"
          value={role}
          maxLength={40}
          autoComplete="off"
          aria-describedby={hint}
          onChange={(event) => setRole(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
        />
        <Button compact unavailable={said === ''} onClick={add}>
          Add<span className="sr-only"> {said || 'somebody else'}</span>
        </Button>
      </div>
      <span id={hint} className="sr-only">
        Press Enter to add them.
      </span>
    </div>
  );
}
