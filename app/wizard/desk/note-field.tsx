import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { longestNote, type NotePart } from '#domain/functions/direct-frame.ts';
import type { Desk } from './directing/use-desk.ts';

/** Said of a note that failed. */
export const noteLeft = 'Your note could not be carried out just now. It is still here.';

type NoteFieldProps = {
  desk: Desk;
  /** What is typed for this frame and not carried out. */
  typed: string;
};

/** Says in words what shall change, and tells what of it was understood. */
export function NoteField({ desk: { tell, note, chosen, state }, typed }: NoteFieldProps) {
  return (
    <div className="desk-note">
      <div className="desk-who-other">
        <Field
          label="Say it in words"
          placeholder="from behind, no train, she wears a coat"
          value={typed}
          maxLength={longestNote}
          autoComplete="off"
          onChange={(event) => note.type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') tell();
          }}
        />
        <Button compact unavailable={!chosen || typed.trim() === ''} onClick={tell}>
          Change it
        </Button>
      </div>
      <div role="status">
        {note.said.length > 0 ? (
          <ul className="desk-said">
            {note.said.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one may be said twice
              <li key={at}>{wordsOf(part)}</li>
            ))}
          </ul>
        ) : null}
        {note.isLeft && state === 'drawn' ? <p className="muted">{noteLeft}</p> : null}
      </div>
    </div>
  );
}

function wordsOf({ words, outcome, did, open = [] }: NotePart): string {
  if (outcome === 'not-understood') return `“${words}”: not understood.`;
  const done = `“${words}”: ${did.join(', ')}.`;
  const rest = open.map((one) => `“${one}”`).join(', ');
  return outcome === 'partly' ? `${done} Not understood: ${rest}.` : done;
}
