import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import type { NotePart } from '#domain/functions/direct-frame.ts';
import type { Desk } from './use-desk.ts';

const longestNote = 600;

/** Says in words what shall change, and tells what of it was understood. */
export function NoteField({ desk: { tell, said, chosen } }: { desk: Desk }) {
  const [note, setNote] = useState('');
  const send = async () => {
    if (note.trim() && (await tell(note))) setNote('');
  };
  return (
    <div className="desk-note">
      <div className="desk-who-other">
        <Field
          label="Say it in words"
          placeholder="from behind, no train, she wears a coat"
          value={note}
          maxLength={longestNote}
          autoComplete="off"
          onChange={(event) => setNote(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void send();
          }}
        />
        <Button compact unavailable={!chosen || note.trim() === ''} onClick={() => void send()}>
          Change it
        </Button>
      </div>
      <div role="status">
        {said.length > 0 ? (
          <ul className="desk-said">
            {said.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one may be said twice
              <li key={at}>{wordsOf(part)}</li>
            ))}
          </ul>
        ) : null}
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
